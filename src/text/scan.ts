import { wordsOf } from './rows.ts';

/** Wording of the scanner and the scan screen. */
export const words = wordsOf({
  'scan.state.off': ['The camera is off.', '摄像头已关闭。', 'Kamera jest wyłączona.'],
  'scan.state.starting': ['Starting the camera…', '正在打开摄像头……', 'Włączam kamerę…'],
  'scan.state.scanning': ['Hold a card up to the camera.', '把卡牌对准摄像头。', 'Pokaż kartę kamerze.'],
  'scan.state.paused': ['Paused while this page is in the background.', '页面在后台，扫描已暂停。', 'Wstrzymano, bo strona jest w tle.'],
  'scan.state.refused': [
    'The camera is not allowed for this page. Allow it in the browser’s site settings and try again, or take a photo or type the code under the QR.',
    '此页面未获准使用摄像头。请在浏览器的网站设置中允许后重试，或拍照，或输入二维码下方的编码。',
    'Ta strona nie ma zgody na użycie kamery. Zezwól na nią w ustawieniach witryny i spróbuj ponownie albo zrób zdjęcie lub wpisz kod spod QR.',
  ],
  'scan.state.absent': [
    'No camera was found. Take a photo with another device, type the code under the QR, or tap the roles in the list.',
    '没有找到摄像头。请用其他设备拍照，输入二维码下方的编码，或在列表中点选身份。',
    'Nie znaleziono kamery. Zrób zdjęcie innym urządzeniem, wpisz kod spod QR albo wskaż role na liście.',
  ],
  'scan.state.insecure': [
    'Browsers give the camera only to pages opened over https or on localhost. Open the https address, or take a photo or type the code under the QR.',
    '浏览器只向通过 https 或 localhost 打开的页面开放摄像头。请打开 https 地址，或拍照，或输入二维码下方的编码。',
    'Przeglądarki udostępniają kamerę tylko stronom otwartym przez https lub na localhost. Otwórz adres https albo zrób zdjęcie lub wpisz kod spod QR.',
  ],
  'scan.state.busy': [
    'The camera is in use by another app. Close that app and try again.',
    '摄像头正被其他应用占用。请关闭该应用后重试。',
    'Kamery używa inna aplikacja. Zamknij ją i spróbuj ponownie.',
  ],
  'scan.state.lost': ['The camera was lost. Try again.', '摄像头已断开，请重试。', 'Utracono obraz z kamery. Spróbuj ponownie.'],
  'scan.state.unready': [
    'The code reader could not be loaded. Check the connection and try again, or type the code under the QR.',
    '无法加载识码组件。请检查网络后重试，或输入二维码下方的编码。',
    'Nie udało się wczytać czytnika kodów. Sprawdź połączenie i spróbuj ponownie albo wpisz kod spod QR.',
  ],
  'scan.photo.notPicture': [
    'This file is not a picture that can be opened. Choose a JPEG or PNG photo.',
    '无法将此文件作为图片打开。请选择 JPEG 或 PNG 照片。',
    'Tego pliku nie da się otworzyć jako obrazu. Wybierz zdjęcie JPEG lub PNG.',
  ],
  'scan.photo.heic': [
    'This photo is a HEIC file, which this browser cannot open. Share it as JPEG, or set the iPhone’s camera to “Most Compatible” (Settings, Camera, Formats) and take it again.',
    '这是 HEIC 照片，此浏览器无法打开。请以 JPEG 格式分享，或在 iPhone 的“设置 > 相机 > 格式”中选“兼容性最佳”后重拍。',
    'To zdjęcie jest w formacie HEIC, którego ta przeglądarka nie otwiera. Udostępnij je jako JPEG albo ustaw w iPhonie „Najbardziej zgodne” (Ustawienia, Aparat, Formaty) i zrób je jeszcze raz.',
  ],
  'scan.photo.large': [
    'This picture is too large: 110 megapixels are read, and 51 of one that is no plain JPEG or has 16 bits a colour. Save it at half the size as JPEG.',
    '这张图片太大：最多能读取1.1亿像素；不是普通 JPEG 或每色16位的图片最多5100万像素。请将其缩小一半并存为 JPEG。',
    'Ten obraz jest za duży: czytamy do 110 megapikseli, a do 51, jeśli nie jest to zwykły JPEG albo ma 16 bitów na kolor. Zapisz go w połowie rozmiaru jako JPEG.',
  ],
  'scan.photo.unready': [
    'The code reader could not be loaded. Check the connection and try again, or type the code under the QR.',
    '无法加载识码组件。请检查网络后重试，或输入二维码下方的编码。',
    'Nie udało się wczytać czytnika kodów. Sprawdź połączenie i spróbuj ponownie albo wpisz kod spod QR.',
  ],
  'scan.photo.long': [
    'The photo was not read to the end, which would take too long. Photograph fewer cards at a time, from closer.',
    '照片没有读完：全部读完太费时间。请靠近一些，每次少拍几张牌。',
    'Zdjęcia nie odczytano do końca, bo trwałoby to za długo. Fotografuj mniej kart naraz, z bliższa.',
  ],
  /** What was found in it all the same, and that it was not read to the end. */
  'scan.photo.partly': ['{found} {why}', '{found}{why}', '{found} {why}'],
  'scan.photo.nothing': [
    'No card code was found in the photo. Take it from closer, straight above and in good light.',
    '照片中没有找到卡牌编码。请在光线充足处靠近、正对卡牌拍摄。',
    'Na zdjęciu nie znaleziono kodu karty. Zrób je z bliska, prosto z góry i przy dobrym świetle.',
  ],
  'scan.dark': [
    'It is dark here: more light, or the torch, helps.',
    '光线太暗：请增加照明或打开补光灯。',
    'Jest ciemno: pomoże więcej światła albo latarka.',
  ],
  'scan.zoom': ['Zoom', '变焦', 'Zoom'],
  'scan.fallback': [
    'Only the simpler code reader runs here. Hold one card at a time, close and still.',
    '此设备上只有备用识码器在工作。请一次只对准一张牌，靠近并拿稳。',
    'Działa tylko prostszy czytnik kodów. Pokazuj karty po jednej, z bliska i nieruchomo.',
  ],
});

import { wordsOf } from './rows.ts';

/** Putting a printer right by a photo of its test page. */
export const words = wordsOf({
  'calibration.none': [
    'No mark of the test page is in the photo. Print the page anew, hold it flat against the light and take all of it.',
    '照片里没有测试页的标记。请重新打印测试页，平整地对着光，拍下整页。',
    'Na zdjęciu nie ma znaku strony próbnej. Wydrukuj ją ponownie, przyłóż płasko pod światło i sfotografuj całą.',
  ],
  'calibration.front': [
    'The marks of the front cannot be made out. All of the page must be in the photo, flat and sharp.',
    '正面的标记认不出来。照片必须拍下整页，平整清晰。',
    'Nie widać znaków przodu. Na zdjęciu musi być cała strona, płaska i ostra.',
  ],
  'calibration.back': [
    'The marks of the back do not shine through. Hold the page against a window or a lamp, so that both sides show.',
    '背面的标记透不过来。请把纸贴在窗户或灯前，让两面都看得见。',
    'Znaki odwrotu nie prześwitują. Przyłóż kartkę do okna albo lampy, tak żeby było widać obie strony.',
  ],
  'calibration.side': [
    'The page was taken from its back. Turn the side with the numbers towards the camera.',
    '拍的是背面。请把有数字的一面朝向镜头。',
    'Zdjęcie pokazuje odwrót. Obróć stronę z liczbami do aparatu.',
  ],
  'calibration.far': [
    'The backs are off by more than 10 mm, 3° or 5 %: feed the paper anew and print at 100 %.',
    '背面偏差超过10毫米、3°或5%：请重新放纸，并按100%打印。',
    'Odwroty są przesunięte o ponad 10 mm, 3° albo 5%: włóż papier ponownie i drukuj w skali 100%.',
  ],
  'calibration.photo': ['Photo of the test page', '拍测试页', 'Zdjęcie strony próbnej'],
  'calibration.how': [
    'Print the test page on both sides of one sheet, hold it against a window, the side with the numbers towards you, and photograph all of it: the backs are then put right by themselves.',
    '把测试页打印在同一张纸的两面，贴在窗户上，有数字的一面朝向你，拍下整页：背面就会自动对准。',
    'Wydrukuj stronę próbną po obu stronach jednej kartki, przyłóż ją do okna liczbami do siebie i sfotografuj całą: odwroty ustawią się same.',
  ],
  'calibration.found': [
    'Backs are moved by {dx} mm and {dy} mm, turned by {turn}° and drawn at {scale} %.',
    '背面移动{dx}毫米和{dy}毫米，旋转{turn}°，按{scale}%绘制。',
    'Odwroty są przesuwane o {dx} mm i {dy} mm, obracane o {turn}° i rysowane w skali {scale}%.',
  ],
  'calibration.printer': ['Printer', '打印机', 'Drukarka'],
  'calibration.printer.none': ['None: as it comes', '不校正', 'Żadna: bez poprawek'],
  'calibration.printer.name': ['Name of this printer', '这台打印机的名称', 'Nazwa tej drukarki'],
  'calibration.printer.keep': ['Keep for this printer', '为这台打印机保存', 'Zapamiętaj dla tej drukarki'],
  'calibration.printer.kept': ['Kept for {name}.', '已为{name}保存。', 'Zapamiętano: {name}.'],
  'calibration.printer.unkept': [
    'This device cannot keep it beyond this page.',
    '本设备无法保存，关闭此页后即失效。',
    'Urządzenie nie może tego zapamiętać na dłużej niż ta strona.',
  ],
});

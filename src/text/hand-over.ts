import { plural } from './message.ts';
import { wordsOf } from './rows.ts';

/** A game handed from one device to another, and games that are hosted elsewhere. */
export const words = wordsOf({
  'handOver.give': ['Hand over to another device', '交给另一台设备', 'Przekaż na inne urządzenie'],
  'handOver.secret': [
    'The moving code holds the whole game with every role. Let only the other host’s camera see it.',
    '这个动态码含有整局游戏和所有身份。只让另一位主持人的摄像头看到。',
    'Ruchomy kod zawiera całą grę ze wszystkimi rolami. Niech zobaczy go tylko kamera drugiego prowadzącego.',
  ],
  'handOver.how': [
    'On the other device open Nightdeck, tap “Take over a game” and point its camera at this screen. No network is needed.',
    '在另一台设备上打开 Nightdeck，点“接手一局游戏”，把摄像头对准本屏幕。不需要网络。',
    'Na drugim urządzeniu otwórz Nightdeck, wybierz „Przejmij grę” i skieruj kamerę na ten ekran. Sieć nie jest potrzebna.',
  ],
  'handOver.show': ['Show the code', '显示动态码', 'Pokaż kod'],
  'handOver.code': ['Code {n} of {of}', '第{n}个，共{of}个', 'Kod {n} z {of}'],
  'handOver.pause': ['Stop', '停住', 'Zatrzymaj'],
  'handOver.play': ['Go on', '继续', 'Dalej'],
  'handOver.next': ['Next code', '下一个', 'Następny kod'],
  'handOver.done': ['The other device has it', '另一台设备已收到', 'Drugie urządzenie już ją ma'],
  'handOver.failed': [
    'The code could not be made. Save the game to a file and send that instead.',
    '无法生成动态码。请把游戏保存到文件再发送。',
    'Nie udało się utworzyć kodu. Zapisz grę do pliku i prześlij plik.',
  ],
  'handOver.away': [
    'This game was handed over to another device and is only shown here.',
    '这局游戏已交给另一台设备，这里只能查看。',
    'Tę grę przekazano na inne urządzenie; tutaj można ją tylko oglądać.',
  ],
  'handOver.back': ['Host it here again', '改回在这里主持', 'Prowadź znowu tutaj'],
  'handOver.elsewhere': [
    'This game is hosted in another window and is only shown here.',
    '这局游戏正在另一个窗口主持，这里只能查看。',
    'Ta gra jest prowadzona w innym oknie; tutaj można ją tylko oglądać.',
  ],
  'handOver.here': ['Host here', '在这里主持', 'Prowadź tutaj'],
  'handOver.point': [
    'On the other device open “More”, then “Hand over to another device”, and hold this camera to the moving code.',
    '在另一台设备上打开“更多”，点“交给另一台设备”，再把本机摄像头对准动态码。',
    'Na drugim urządzeniu wybierz „Więcej”, potem „Przekaż na inne urządzenie”, i skieruj tę kamerę na ruchomy kod.',
  ],
  'handOver.parts': ['{n} of {of}', '{n}/{of}', '{n} z {of}'],
  'handOver.received': [
    plural('n', { one: 'part received', other: 'parts received' }),
    plural('n', { other: '部分已接收' }),
    plural('n', {
      one: 'część odebrana',
      few: 'części odebrane',
      many: 'części odebranych',
      other: 'części odebranej',
    }),
  ],
  'handOver.again': ['Start again', '重新开始', 'Zacznij od nowa'],
});

/** One of the device's cameras. The name is empty until the camera has been allowed once, and in the device's language. */
export interface Camera {
  readonly id: string;
  readonly name: string;
  /** Where it looks, where the browser says so. */
  readonly facing?: 'user' | 'environment';
}

/** Words for "back" in names of cameras, as iOS and Android give them in these languages. */
const back = new RegExp(
  [
    'back|rear|environment|world', // English
    'rück|hinten|hintere', // German
    'arrière|dorsale', // French
    'traser|posterior|trás|traseira|darrere', // Spanish, Portuguese, Italian, Catalan
    'tyln|z tyłu', // Polish
    'задн|тыл', // Russian, Ukrainian
    'zadní|zadná|stražnj|hátsó|spate', // Czech, Slovak, Croatian, Hungarian, Romanian
    'achter|bak|bag|taka', // Dutch, Swedish and Norwegian, Danish, Finnish
    'arka|πίσω|אחורי|خلفي|sau|belakang|หลัง', // Turkish, Greek, Hebrew, Arabic, Vietnamese, Malay, Thai
    '后置|後置|后面|後面|背面|背置|外側|후면', // Chinese, Japanese, Korean
  ].join('|'),
  'iu',
);
const front = new RegExp(
  [
    'front|user|facetime|truedepth|selfie',
    'vorder|avant|frontal|anteri|delanter|dianteir',
    'przed|передн|фронт|přední|predná|prednj|elülső|față',
    'voor|främre|etu|ön kamera|μπροστ|קדמי|أمامي|trước|depan|หน้า',
    '前置|前面|正面|内側|전면',
  ].join('|'),
  'iu',
);
/** Several lenses as one camera, which changes to the one that can focus so near. */
const triple = /triple|tripla|dreifach|potrójn|тройн|trojit|drievoudig|üçlü|三镜|三鏡|三摄|三攝|トリプル|트리플/iu;
const dual = /dual|double|doble|dupla|doppi|doppel|podwójn|двойн|duální|dubbel|çift|双|雙|デュアル|듀얼/iu;
const wide = /wide|weit|grand|angular|amplia|szerok|широк|širok|groot|geniş|广角|廣角|広角|와이드/iu;
/** A lens for something else: very wide without focus, far off, depth, warmth. */
const odd =
  /ultra|超|tele|télé|теле|望遠|望远|长焦|長焦|망원|depth|tiefe|profondeur|głęb|macro|makro|infrared|infrarot|thermal|wide angle|weitwinkel|grand angle|gran angular|grandangol|szerokokątn|lidar|desk view/iu;

/** How well a camera reads cards held close: the higher the better. */
function rank({ name, facing }: Camera): number {
  const behind = facing === undefined ? back.test(name) : facing === 'environment';
  if (!behind) return facing === 'user' || front.test(name) ? 0 : 1;
  // On iPhones with several lenses the plain one cannot focus on a card at arm's length; these change to the one that can.
  if (triple.test(name)) return 6;
  if (dual.test(name)) return wide.test(name) ? 5 : 3;
  return odd.test(name) ? 2 : 4;
}

/** Android numbers its cameras ("camera2 2, facing back"); the main one has the lowest number. */
function number({ name }: Camera): number {
  return Number(/^camera\d* (\d+)/.exec(name)?.[1] ?? 0);
}

/**
 * The camera that reads cards better than the one a browser opened by itself: at the back rather than in front, the
 * virtual one of several lenses rather than one of them, and not a very wide or tele lens. What the browser says about
 * where a camera looks goes before its name. Undefined where the open one is as good.
 */
export function betterCamera(cameras: readonly Camera[], open: Camera): Camera | undefined {
  const mine = rank(open);
  const better = cameras
    .map((camera) => ({ camera, worth: rank(camera) }))
    .filter(({ camera, worth }) => worth > 1 && (worth > mine || (worth === mine && number(camera) < number(open))))
    .sort((a, b) => b.worth - a.worth || number(a.camera) - number(b.camera));
  return better[0]?.camera;
}

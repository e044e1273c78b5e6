/**
 * Remakes the fonts of this folder from the full Noto fonts. Run it after new wording brings a
 * character that no font here has (the printer then names the card and the character):
 *
 *     npm install --prefix <folder> subset-font@2 @expo-google-fonts/{noto-sans,noto-sans-sc,sancreek,alegreya,limelight,\
 *       josefin-sans,dela-gothic-one,oswald,grenze,grenze-gotisch,playfair-display,noto-serif-sc,ma-shan-zheng,zcool-xiaowei,\
 *       zcool-qingke-huangyou}
 *     npx tsx print/fonts/subset.ts <folder> [name …]
 *
 * The packages stay outside this project on purpose: they weigh 100 MB and nobody else needs them.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { lined } from './lining.ts';

interface SubsetOptions {
  readonly targetFormat: 'truetype';
  readonly noHinting: boolean;
  readonly keepFeatures: readonly string[];
}
type Subset = (font: Uint8Array, text: string, options: SubsetOptions) => Promise<Uint8Array>;

const here = import.meta.dirname;
const project = resolve(here, '../..');

const span = (from: number, to: number): string => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

/** Basic Latin, Latin-1, Latin Extended-A, the Romanian comma letters, typographic marks and arrows. */
const latin = [span(0x20, 0x7e), span(0xa0, 0x17f), 'ȘșȚț', '‐–—―‘’‚“”„†‡•…‰′″‹›⁄€™−×÷≤≥≠¹²³½¼¾'].join('');

/** The 3,755 commonest characters of Chinese (level 1 of GB 2312) and its punctuation. */
function commonHan(): string {
  const decoder = new TextDecoder('gbk');
  const rows = (from: number, to: number): string => {
    const bytes: number[] = [];
    for (let row = from; row <= to; row++) for (let cell = 0xa1; cell <= 0xfe; cell++) bytes.push(row, cell);
    return decoder.decode(Uint8Array.from(bytes));
  };
  return Array.from(rows(0xb0, 0xd7) + rows(0xa1, 0xa1) + '！（），．：；？［］｛｝～０１２３４５６７８９％＋－／＝')
    .filter((c) => !/[\ufffd\ue000-\uf8ff]/u.test(c))
    .join('');
}

/** Rarer characters that rulebooks of this kind like to use. */
const likely =
  '镖谍匪酋魇蛊傀儡殓椁诅赦戮戕刽寇胁挟狐狸獠鸩砒弩戟铳镰嗜殉缢绞弑黥枷锁镣铐囹圄谛谒谕诏旌麾幡幢鼙鞑羌蛮夷酋弋辫髻簪钗钏珀琥琉璃瑙翡翠玺璋琮圭笏冕旒衮徽纛帷幄' +
  '骑砦寨堞垛坞驿栈轿辇舸艄舵桨棹桅锚炊爨饪馔醪酩酊醉醺赌骰筹码徊徘踟蹰蹒跚匍匐佝偻咧嘴噤咳嗽啜泣嚎嘶吼咆哮阖眸瞥瞅瞪瞑睨窥觑斡旋邂逅龃龉谲诡谶偈箴铭诔祷祓禊巫觋魂魄魑魅魍魉妪媪翁叟僧侣尼姑嬷';

/** Every Chinese character that our own wording and decks use. */
async function usedHan(): Promise<string> {
  const used = new Set<string>();
  for (const folder of ['src/text', 'src/games', 'decks']) {
    for (const file of await readdir(join(project, folder), { recursive: true }).catch(() => [])) {
      if (!/\.(ts|json)$/.test(file)) continue;
      for (const c of await readFile(join(project, folder, file), 'utf8')) if (/[\u3000-\u9fff\uff00-\uffef]/u.test(c)) used.add(c);
    }
  }
  return [...used].join('');
}

/** Every Chinese character of a role's name or a deck's title: all that a world's Chinese letters are for. */
async function namingHan(): Promise<string> {
  const used = new Set<string>();
  for (const folder of ['src/text', 'src/games', 'decks']) {
    for (const file of await readdir(join(project, folder), { recursive: true }).catch(() => [])) {
      if (!/\.(ts|json)$/.test(file)) continue;
      const text = await readFile(join(project, folder, file), 'utf8');
      for (const [, name = ''] of text.matchAll(
        /(?:'(?:role\.\w+|game\.name|faction\.\w+)(?:@\w+)?'|\b(?:name|title|zh)"?): *['"]([^'"]{1,14})['"]/g,
      ))
        for (const c of name) if (/[\u3000-\u9fff\uff00-\uffef]/u.test(c)) used.add(c);
    }
  }
  return [...used].sort().join('') + '（）';
}

/**
 * Names that only the whole font may bear (OFL 1.1, reserved font names) give way to others as long: what lies here is a part of it.
 */
const reserved: Readonly<Record<string, string>> = {
  Sancreek: 'NightSan',
  Limelight: 'NightLime',
  'Josefin Sans': 'NightJo Sans',
  JosefinSans: 'NightJoSans',
  'Playfair Display': 'NightPlay Letter',
  PlayfairDisplay: 'NightPlayLetter',
};

const inNotice = /Reserved Font Names? "?<>|<>(?: Project Authors|Font-master)/;

/** The notice of who made the font keeps the name it reserves. */
function renamed(font: Uint8Array): Uint8Array {
  let bytes = Buffer.from(font).toString('latin1');
  const wide = (name: string): string => name.replace(/./g, '\0$&');
  for (const [name, other] of Object.entries(reserved)) {
    for (const [from, to] of [
      [name, other],
      [wide(name), wide(other)],
    ] as const)
      bytes = bytes.replaceAll(from, (found, at: number) =>
        inNotice.test(`${bytes.slice(at - 60, at)}<>${bytes.slice(at + found.length, at + found.length + 40)}`.replaceAll('\0', ''))
          ? found
          : to,
      );
  }
  return Buffer.from(bytes, 'latin1');
}

const packages = process.argv[2];
if (packages === undefined) {
  console.error('Say in which folder the font packages are installed; the top of this file shows how.');
  process.exit(2);
}
const load = createRequire(join(resolve(packages), 'x.js'));
const subset = load('subset-font') as Subset;

const naming = await namingHan();

/** The letters of the worlds, by what their art files call them. */
const worldFonts = [
  ['sancreek.ttf', 'sancreek/Sancreek_400Regular.ttf'],
  ['alegreya.ttf', 'alegreya/400Regular/Alegreya_400Regular.ttf'],
  ['alegreya-bold.ttf', 'alegreya/700Bold/Alegreya_700Bold.ttf'],
  ['limelight.ttf', 'limelight/400Regular/Limelight_400Regular.ttf'],
  ['josefin-sans.ttf', 'josefin-sans/400Regular/JosefinSans_400Regular.ttf'],
  ['josefin-sans-bold.ttf', 'josefin-sans/700Bold/JosefinSans_700Bold.ttf'],
  ['dela-gothic-one.ttf', 'dela-gothic-one/400Regular/DelaGothicOne_400Regular.ttf'],
  ['oswald.ttf', 'oswald/400Regular/Oswald_400Regular.ttf'],
  ['oswald-bold.ttf', 'oswald/600SemiBold/Oswald_600SemiBold.ttf'],
  ['grenze.ttf', 'grenze/500Medium/Grenze_500Medium.ttf'],
  ['grenze-bold.ttf', 'grenze/700Bold/Grenze_700Bold.ttf'],
  ['grenze-gotisch.ttf', 'grenze-gotisch/600SemiBold/GrenzeGotisch_600SemiBold.ttf'],
  ['playfair-display.ttf', 'playfair-display/700Bold/PlayfairDisplay_700Bold.ttf'],
] as const;
const worldHan = [
  ['noto-serif-sc.ttf', 'noto-serif-sc/900Black/NotoSerifSC_900Black.ttf'],
  ['ma-shan-zheng.ttf', 'ma-shan-zheng/400Regular/MaShanZheng_400Regular.ttf'],
  ['zcool-xiaowei.ttf', 'zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf'],
  ['zcool-qingke-huangyou.ttf', 'zcool-qingke-huangyou/400Regular/ZCOOLQingKeHuangYou_400Regular.ttf'],
] as const;

const jobs = [
  ['noto-sans.ttf', '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf', latin, ['kern']],
  ['noto-sans-bold.ttf', '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf', latin, ['kern']],
  [
    'noto-sans-sc.ttf',
    '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    commonHan() + likely + (await usedHan()),
    [],
  ],
  ...worldFonts.map(([name, source]) => [name, `@expo-google-fonts/${source}`, latin, ['kern', 'lnum']] as const),
  ...worldHan.map(([name, source]) => [name, `@expo-google-fonts/${source}`, naming, []] as const),
] as const;

const wanted = process.argv.slice(3);
for (const [name, source, text, keepFeatures] of jobs) {
  if (wanted.length > 0 && !wanted.includes(name.replace('.ttf', ''))) continue;
  const part = await subset(await readFile(load.resolve(source)), text, { targetFormat: 'truetype', noHinting: true, keepFeatures });
  const font = lined(renamed(part));
  await writeFile(join(here, name), font);
  console.log(`${name}: ${[...new Set(text)].length} characters, ${(font.length / 1000).toFixed(0)} KB`);
}

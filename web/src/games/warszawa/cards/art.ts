/** Linocuts on the cards: two tones and the colour of the army, 138 by 82. */

const INK = '#2a241c';
const PAPER = '#EBDCB8';

const sky = (above: string, below: string): string =>
  `<rect width="138" height="82" fill="${above}"/><path d="M0 58Q36 44 70 54T138 46V82H0Z" fill="${below}"/>`;

const row = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

const soldier = `<path d="M-8 34V10Q-8 1 0 1Q8 1 8 10V34Z" fill="${INK}"/><circle cy="-4" r="5" fill="${INK}"/>`;
const cap = `<path d="M-6.4 -7.2L-5 -11.4H5L6.4 -7.2Z" fill="${INK}"/>`;
const budenovka = `<path d="M-6 -6Q-4 -12 0 -16Q4 -12 6 -6Z" fill="${INK}"/>`;

const ART: Record<string, (colour: string, side: string) => string> = {
  infantry: (c, side) =>
    sky('#EFE3C6', '#CDB98E') +
    `<circle cx="104" cy="26" r="15" fill="${c}" opacity=".55"/>` +
    row(
      7,
      (i) =>
        `<g transform="translate(${12 + i * 19} ${52 + (i % 2) * 4})"><path d="M7 18L13 -34M13 -34L14.2 -44" stroke="${INK}" stroke-width="1.9" stroke-linecap="round"/>${soldier}${side === 'su' ? budenovka : cap}</g>`,
    ),
  banner: (c, side) =>
    sky('#E6DDC6', '#B9B48A') +
    (side === 'su'
      ? `<path d="M20 82V12L64 9Q70 22 63 37L20 40Z" fill="#B5332A" stroke="${INK}" stroke-width="1.6"/><path fill="#F2DFAE" d="M42 14l2.6 7.4h7.8l-6.2 4.6 2.3 7.4-6.5-4.5-6.4 4.5 2.3-7.4-6.2-4.6h7.8z"/>`
      : `<path d="M20 82V14M20 14L62 10Q70 22 62 36L20 40Z" fill="#fff" stroke="${INK}" stroke-width="1.6"/><path d="M20 27L65.5 23Q66 30 62 36L20 40Z" fill="#B5332A"/>`) +
    `<circle cx="112" cy="24" r="11" fill="${c}" opacity=".5"/>` +
    row(
      5,
      (i) =>
        `<g transform="translate(${58 + i * 18} ${54 + (i % 2) * 3})">${soldier}${side === 'su' ? budenovka : cap}<path d="M-9 20L11 -24" stroke="${INK}" stroke-width="1.9"/></g>`,
    ),
  train: () =>
    sky('#E9DEC4', '#C3AE84') +
    `<path d="M92 26q8 -12 22 -8q14 -12 26 2v12q-14 -6 -24 -2q-12 4 -24 -4z" fill="#8d8473" opacity=".6"/><path d="M4 62V44H22V36H44V44H56V40H64V44H70V32H84V28H96V44H110V38H120V44H134V62Z" fill="${INK}"/><path d="M28 40h12M74 36h7M114 42h4" stroke="${PAPER}" stroke-width="2"/><path d="M44 39L60 34" stroke="${INK}" stroke-width="3"/>` +
    [12, 26, 40, 56, 74, 90, 106, 124]
      .map((x) => `<circle cx="${x}" cy="64" r="5" fill="${INK}" stroke="${PAPER}" stroke-width="1.2"/>`)
      .join('') +
    `<path d="M0 70H138" stroke="${INK}" stroke-width="2.4"/><path d="M0 74H138" stroke="${INK}" stroke-width="3" stroke-dasharray="4 6"/>`,
  volunteers: () =>
    sky('#F0E4C8', '#D5C296') +
    `<path d="M0 82V58h8v-8h6v8h10V44h4l3 -14 3 14h4v14h10v-6h12v6h8V40h3l5 -20 5 20h3v18h10v-7h12v7h8v-10h6v10h8v24z" fill="#7d6b4d" opacity=".75"/>` +
    row(
      6,
      (i) =>
        `<g transform="translate(${16 + i * 21} ${60 + (i % 2) * 3})"><path d="M-8 30V10Q-8 1 0 1Q8 1 8 10V30Z" fill="${INK}"/><circle cy="-4" r="5" fill="${INK}"/><path d="M-6 -6Q0 -13 6 -6Z" fill="${INK}"/><path d="M8 18L4 -22" stroke="${INK}" stroke-width="1.9"/></g>`,
    ),
  lancers: (_, side) =>
    sky('#EFE3C6', '#C9B98A') +
    row(
      7,
      (i) =>
        `<g transform="translate(${10 + i * 19} ${66 - (i % 3) * 4})"><path d="M0 20L12 -52" stroke="${INK}" stroke-width="2"/><path d="M11.6 -50L28 -46L22 -41L27 -36L10 -40Z" fill="${side === 'su' ? '#B5332A' : '#fff'}" stroke="${INK}" stroke-width=".7"/>${side === 'su' ? '' : '<path d="M10.8 -45L25 -43.6L22 -41L27 -36L10 -40Z" fill="#B5332A"/>'}</g>`,
    ) +
    `<path d="M0 82V66Q10 56 20 64Q28 54 40 64Q50 54 62 64Q74 54 84 64Q96 54 106 64Q118 54 138 66V82Z" fill="${INK}"/>`,
  radio: () =>
    `<rect width="138" height="82" fill="#22313F"/><path d="M0 64Q40 54 70 60T138 56V82H0Z" fill="#15202A"/><path d="M69 12L58 66M69 12L80 66M62 46H76M60 56L76 46M78 56L62 46M64.5 34H73.5M62 46L73.5 34" stroke="#E9DCC0" stroke-width="1.8" fill="none"/>` +
    [12, 22, 32]
      .map(
        (r) =>
          `<path d="M${69 + r * 0.8} ${14 - r * 0.6}A${r} ${r} 0 0 1 ${69 + r * 0.8} ${14 + r * 0.6}M${69 - r * 0.8} ${14 - r * 0.6}A${r} ${r} 0 0 0 ${69 - r * 0.8} ${14 + r * 0.6}" stroke="#E3A008" stroke-width="1.7" fill="none"/>`,
      )
      .join('') +
    `<path d="M10 74h3M17 74h9M30 74h3M37 74h9M50 74h3M62 74h9M75 74h9M88 74h3" stroke="#8FA7BB" stroke-width="2.2"/>`,
  tank: () =>
    sky('#ECE0C2', '#BFAE83') +
    `<path d="M22 62Q18 46 34 42L52 40L56 26H84L88 38L106 42Q118 46 114 58L108 66H32Z" fill="${INK}"/><path d="M84 31L120 26" stroke="${INK}" stroke-width="4"/><path d="M62 31h10" stroke="${PAPER}" stroke-width="2"/><path d="M28 60Q30 50 44 49H98Q110 50 108 58Q104 64 92 64H40Q30 64 28 60Z" fill="none" stroke="${PAPER}" stroke-width="2" stroke-dasharray="3 3"/><path d="M10 66L24 74H118L130 64" fill="none" stroke="${INK}" stroke-width="2"/>`,
  plane: () =>
    `<rect width="138" height="82" fill="#DCE3DE"/><path d="M0 70Q30 62 60 68T138 62V82H0Z" fill="#B9B48A"/><g transform="translate(68 34) rotate(-8)"><path d="M-52 -10H50V-4H-52ZM-46 8H44V14H-46Z" fill="${INK}"/><path d="M-30 -6L-26 10M30 -6L26 10M-12 -6L-10 10M12 -6L10 10" stroke="${INK}" stroke-width="1.8"/><path d="M-8 -8Q0 -14 8 -8L6 18Q0 24 -6 18Z" fill="${INK}"/><circle r="3.6" cy="2" fill="${PAPER}"/><path d="M0 -26V-14M-14 -20H14" stroke="${INK}" stroke-width="2.4"/><path d="M-44 -9h12v4h-12zM32 -9h12v4h-12z" fill="#B5332A"/><path d="M-44 -9h6v4h-6zM38 -9h6v4h-6z" fill="#fff"/></g><path d="M18 60q10 -6 20 0M100 56q8 -5 16 0" stroke="#8d8473" fill="none"/>`,
  gun: () =>
    sky('#EADFC2', '#C4B184') +
    `<path d="M54 46L122 20L125 26L62 54Z" fill="${INK}"/><circle cx="58" cy="58" r="16" fill="none" stroke="${INK}" stroke-width="4"/><path d="M58 42V74M42 58H74M47 47L69 69M69 47L47 69" stroke="${INK}" stroke-width="1.8"/><path d="M52 52L14 72" stroke="${INK}" stroke-width="5" stroke-linecap="round"/><path d="M66 26L84 50L70 52L60 40Z" fill="${INK}"/><g fill="#8d8473" opacity=".6"><circle cx="128" cy="18" r="6"/><circle cx="134" cy="10" r="5"/></g>`,
  bridge: () =>
    sky('#E8E2CE', '#C9BE95') +
    `<path d="M0 66H138V82H0Z" fill="#5C93BC"/><path d="M0 52H138" stroke="${INK}" stroke-width="4"/><path d="M8 52V74M38 52V74M68 52V74M98 52V74M128 52V74" stroke="${INK}" stroke-width="3.4"/><path d="M8 52L38 34L68 52L98 34L128 52M38 34H98" stroke="${INK}" stroke-width="2" fill="none"/>` +
    row(
      3,
      (i) =>
        `<g transform="translate(${34 + i * 32} 34) scale(.7)">${soldier}${cap}<path d="M-9 12L12 -14" stroke="${INK}" stroke-width="2.2"/></g>`,
    ),
  order: (c) =>
    `<rect width="138" height="82" fill="#B79F72"/><path d="M0 60Q60 50 138 62V82H0Z" fill="#8a744b"/><g transform="rotate(-5 69 41)"><path d="M30 12H104L110 70H26Z" fill="#FBF6E9" stroke="${INK}" stroke-width="1.4"/><path d="M38 24H92M38 31H98M38 38H86M38 45H96M38 52H78" stroke="#6b6050" stroke-width="1.6"/><circle cx="92" cy="57" r="7.5" fill="${c}" opacity=".85"/></g><path d="M112 18L86 50L83 58L90 53L116 22Z" fill="${INK}"/>`,
  partisans: () =>
    sky('#DDD9BE', '#9FA77B') +
    [8, 26, 48, 74, 98, 122]
      .map(
        (x, i) =>
          `<path d="M${x} 70V20M${x} 20l-${9 + (i % 3) * 3} 20h${18 + (i % 3) * 6}zM${x} 32l-${11 + (i % 2) * 3} 22h${22 + (i % 2) * 6}z" fill="#3F4B2E" stroke="#3F4B2E" stroke-width="2"/>`,
      )
      .join('') +
    row(
      3,
      (i) =>
        `<g transform="translate(${36 + i * 32} ${58 + (i % 2) * 4})">${soldier}<path d="M-7 -5Q0 -12 7 -5Z" fill="${INK}"/><path d="M-9 20L12 -22" stroke="${INK}" stroke-width="2"/></g>`,
    ),
};

const BY_CARD: Record<string, string> = {
  'p-05': 'volunteers',
  'p-08': 'bridge',
  'p-09': 'volunteers',
  'p-10': 'gun',
  'p-13': 'lancers',
  'p-15': 'lancers',
  'p-19': 'lancers',
  'p-20': 'bridge',
  'p-24': 'lancers',
  'p-25': 'volunteers',
  'p-26': 'train',
  'p-27': 'tank',
  'p-28': 'plane',
  'p-29': 'radio',
  'p-30': 'order',
  'p-01': 'banner',
  'p-06': 'banner',
  'p-11': 'banner',
  'p-16': 'banner',
  'p-22': 'banner',
  'r-01': 'lancers',
  'r-02': 'lancers',
  'r-04': 'lancers',
  'r-17': 'banner',
  'r-12': 'banner',
  'r-05': 'banner',
  'r-22': 'partisans',
  'r-24': 'partisans',
  'r-25': 'train',
  'r-26': 'banner',
  'r-27': 'order',
  'r-28': 'banner',
  'r-30': 'gun',
};

export function art(card: string, colour: string, side: string): string {
  return (ART[BY_CARD[card] ?? 'infantry'] ?? ART.infantry!)(colour, side);
}

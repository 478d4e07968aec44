/** Linocuts on the event cards: ink, paper and two colours, 168 by 84. */

const INK = '#2a241c';
const PAPER = '#ebdcb8';
const RED = '#b5332a';
const BLUE = '#1e3a5f';

const sky = (above: string, below: string): string =>
  `<rect width="168" height="84" fill="${above}"/><path d="M0 60Q42 46 86 56T168 48V84H0Z" fill="${below}"/>`;
const row = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
const man = (x: number, y: number, hat: string, more = ''): string =>
  `<g transform="translate(${x} ${y})"><path d="M-8 36V11Q-8 2 0 2Q8 2 8 11V36Z" fill="${INK}"/><circle cy="-4" r="5.4" fill="${INK}"/>${hat}${more}</g>`;
const CAP = `<path d="M-6.6 -7L-5.4 -11.6H5.4L6.6 -7Z" fill="${INK}"/>`;
const BUDENOVKA = `<path d="M-6 -6Q-4 -12 0 -17Q4 -12 6 -6Z" fill="${INK}"/>`;
const FUR = `<path d="M-7 -6Q-7 -13 0 -13Q7 -13 7 -6Z" fill="${INK}"/>`;
const RIFLE = `<path d="M-10 22L11 -26" stroke="${INK}" stroke-width="2"/>`;
const STAR = 'M0 -7L1.7 -2.2H6.7L2.7 .8L4.2 5.7L0 2.7L-4.2 5.7L-2.7 .8L-6.7 -2.2H-1.7Z';
const horse = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-22 20L-18 4Q-16 -4 -6 -4H8L14 -14L20 -18L22 -10L18 -6L16 4L14 20H10L8 8H-8L-12 20Z" fill="${INK}"/><path d="M-3 -4V-16Q-3 -22 2 -22Q6 -22 6 -16L7 -4Z" fill="${INK}"/><circle cx="2" cy="-26" r="4" fill="${INK}"/></g>`;
const sheet = (more: string): string =>
  `<rect width="168" height="84" fill="#b79f72"/><path d="M0 62Q70 50 168 64V84H0Z" fill="#8a744b"/><g transform="rotate(-4 84 42)"><path d="M34 8H134L138 76H30Z" fill="#fbf6e9" stroke="${INK}" stroke-width="1.4"/>${more}</g>`;
const lines = `<path d="M42 20H112M42 28H124M42 36H106M42 44H120" stroke="#6b6050" stroke-width="1.8"/>`;

const portrait = (hat: string, ground: string, moustache: boolean): string =>
  `<rect width="168" height="84" fill="#efe3c6"/><path d="M0 56H168V84H0Z" fill="${ground}"/><path d="M44 84Q48 56 84 56Q120 56 124 84Z" fill="${INK}"/><path d="M70 24H98V44Q96 58 84 58Q72 58 70 44Z" fill="#d9c29a" stroke="${INK}" stroke-width="1.6"/>${moustache ? `<path d="M72 46Q78 41 84 45Q90 41 96 46Q90 51 84 48Q78 51 72 46Z" fill="${INK}"/>` : `<path d="M78 48H90" stroke="${INK}" stroke-width="1.6"/>`}<path d="M75 36H81M87 36H93" stroke="${INK}" stroke-width="2.2"/>${hat}`;
const MACIEJOWKA = `<path d="M64 26Q62 10 84 10Q106 10 104 26Z" fill="#6c7b84" stroke="${INK}" stroke-width="1.6"/><path d="M62 26H106L100 31H68Z" fill="${INK}"/>`;
const STAR_CAP = `<path d="M66 25Q64 10 84 6Q104 10 102 25Z" fill="#7d6b4d" stroke="${INK}" stroke-width="1.6"/><path d="M62 25H106L101 30H67Z" fill="${INK}"/><path d="${STAR}" transform="translate(84 17)" fill="${RED}"/>`;

const MOTIFS: Record<string, string> = {
  pilsudski: portrait(MACIEJOWKA, '#8fa7bf', true),
  tukhachevsky: portrait(STAR_CAP, RED, false),
  treaty:
    sheet(
      `${lines}<path d="M46 58Q60 50 74 60T104 56" fill="none" stroke="${BLUE}" stroke-width="1.8"/><circle cx="116" cy="58" r="8" fill="${RED}"/>`,
    ) + `<path d="M150 12L118 50L114 60L122 54L156 18Z" fill="${INK}"/>`,
  commissar:
    sky('#e8dcc0', '#b9a77c') +
    `<path d="M20 84V14L70 10Q77 24 69 40L20 44Z" fill="${RED}" stroke="${INK}" stroke-width="1.6"/><path d="${STAR}" transform="translate(44 27) scale(1.5)" fill="#f2dfae"/>` +
    man(104, 46, CAP, `<path d="M-8 14L-24 4" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`) +
    man(140, 48, BUDENOVKA),
  telegram: sheet(
    `${lines}<path d="M42 54H86" stroke="#6b6050" stroke-width="1.8"/><path d="M58 12L120 70M120 14L52 68" stroke="${RED}" stroke-width="6" opacity=".8"/>`,
  ),
  tachanka:
    sky('#efe0bd', '#cbb684') +
    `<circle cx="140" cy="22" r="12" fill="#e0a267"/>` +
    horse(46, 44, 0.9) +
    horse(66, 48, 0.9) +
    `<circle cx="112" cy="62" r="12" fill="none" stroke="${INK}" stroke-width="3"/><circle cx="142" cy="62" r="12" fill="none" stroke="${INK}" stroke-width="3"/><path d="M96 52H152V44H104Z" fill="${INK}"/><path d="M140 42L160 34M136 44H148" stroke="${INK}" stroke-width="4"/>` +
    man(122, 30, BUDENOVKA),
  peace:
    `<rect width="168" height="84" fill="#dfe3dc"/><path d="M0 62H168V84H0Z" fill="#a59a7c"/><path d="M30 62L36 50H132L138 62Z" fill="${INK}"/>` +
    row(5, (i) => man(40 + i * 22, 24, `<rect x="-5" y="-16" width="10" height="9" fill="${INK}"/>`)) +
    `<path d="M70 56H100" stroke="${PAPER}" stroke-width="2"/>`,
  partisans:
    sky('#dcd8bd', '#9fa77b') +
    [10, 32, 58, 92, 122, 152]
      .map(
        (x, i) =>
          `<path d="M${x} 72V18l-${11 + (i % 3) * 3} 24h${22 + (i % 3) * 6}zM${x} 30l-${13 + (i % 2) * 3} 26h${26 + (i % 2) * 6}z" fill="#3f4b2e"/>`,
      )
      .join('') +
    row(3, (i) => man(46 + i * 38, 54 + (i % 2) * 4, FUR, RIFLE)),
  deserters:
    sky('#e9dcc0', '#c3ae84') +
    `<path d="M0 78Q60 56 168 62" fill="none" stroke="#8a744b" stroke-width="10"/>` +
    row(4, (i) =>
      man(
        34 + i * 32,
        40 + (i % 2) * 5,
        i % 2 ? CAP : BUDENOVKA,
        `<path d="M-3 36L-9 44M4 36L9 43" stroke="${INK}" stroke-width="4"/>`,
      ),
    ) +
    `<path d="M12 70L44 62M16 74L40 76" stroke="${INK}" stroke-width="2.6"/>`,
  cartridges:
    `<rect width="168" height="84" fill="#e9dcc0"/><path d="M22 60H146V76H22Z" fill="#8a744b" stroke="${INK}" stroke-width="1.6"/>` +
    row(5, (i) =>
      i < 2
        ? `<path d="M${40 + i * 22} 58V34L${45 + i * 22} 22L${50 + i * 22} 34V58Z" fill="#c79a3d" stroke="${INK}" stroke-width="1.6"/>`
        : `<path d="M${40 + i * 22} 58V34L${45 + i * 22} 22L${50 + i * 22} 34V58Z" fill="none" stroke="${INK}" stroke-width="1.4" stroke-dasharray="3 3"/>`,
    ),
  shells:
    `<rect width="168" height="84" fill="#e3d7bb"/><path d="M0 66H168V84H0Z" fill="#a58f62"/><path d="M64 50L138 22L142 29L74 58Z" fill="${INK}"/><circle cx="68" cy="62" r="15" fill="none" stroke="${INK}" stroke-width="4"/><path d="M58 56L20 76" stroke="${INK}" stroke-width="5"/>` +
    row(
      3,
      (i) =>
        `<path d="M${116 + i * 15} 78V64Q${120 + i * 15} 54 ${124 + i * 15} 64V78Z" fill="none" stroke="${INK}" stroke-width="1.4" stroke-dasharray="3 2"/>`,
    ),
  line: sheet(
    `<path d="M44 14Q58 30 52 44T66 72M96 12Q90 30 100 46T94 74" fill="none" stroke="#5c93bc" stroke-width="3"/><path d="M78 8L72 30L82 50L74 76" fill="none" stroke="${RED}" stroke-width="4" stroke-dasharray="8 5"/><circle cx="60" cy="52" r="3" fill="${INK}"/><circle cx="112" cy="30" r="3" fill="${INK}"/>`,
  ),
  farm:
    sky('#f0e2bd', '#cdb564') +
    `<path d="M92 56V34L112 20L132 34V56Z" fill="${INK}"/><path d="M88 36L112 18L136 36" fill="none" stroke="#8a5a2b" stroke-width="6"/>` +
    row(
      9,
      (i) =>
        `<path d="M${6 + i * 9} 84Q${10 + i * 9} 66 ${8 + i * 9} 56" stroke="#8a6b1e" stroke-width="2" fill="none"/>`,
    ) +
    man(60, 42, FUR, `<path d="M8 16L26 -14" stroke="${INK}" stroke-width="2.4"/>`),
  rain:
    `<rect width="168" height="84" fill="#b9c3c6"/><path d="M0 64H168V84H0Z" fill="#7d755e"/><path d="M16 24Q14 8 34 12Q44 0 62 10Q84 2 92 14Q116 4 124 18Q148 14 150 30H20Z" fill="#55606a"/>` +
    row(16, (i) => `<path d="M${12 + i * 10} ${34 + (i % 3) * 8}l-6 14" stroke="#3f6b8c" stroke-width="2"/>`) +
    `<path d="M26 74Q60 66 96 76T152 72" stroke="#5c93bc" stroke-width="5" fill="none"/>`,
  cossacks:
    sky('#efe3c6', '#c9b98a') +
    row(4, (i) => horse(30 + i * 36, 48 + (i % 2) * 5, 0.95)) +
    row(
      4,
      (i) =>
        `<path d="M${36 + i * 36} ${40 + (i % 2) * 5}L${52 + i * 36} ${4 + (i % 2) * 5}" stroke="${INK}" stroke-width="2"/>`,
    ),
  rails:
    sky('#e9dec4', '#b7a47a') +
    `<path d="M30 84L74 40M138 84L94 40" stroke="${INK}" stroke-width="4"/>` +
    row(6, (i) => `<path d="M${34 + i * 7} ${80 - i * 7}H${134 - i * 7}" stroke="#6b4a26" stroke-width="4"/>`) +
    man(40, 34, BUDENOVKA, `<path d="M8 14L26 26M22 18L32 30" stroke="${INK}" stroke-width="4"/>`) +
    man(128, 34, BUDENOVKA),
  civilians:
    sky('#ecdfc4', '#c0ab80') +
    `<path d="M14 60V44L50 40V60Z" fill="#8a5a2b" stroke="${INK}" stroke-width="1.6"/><circle cx="24" cy="64" r="8" fill="none" stroke="${INK}" stroke-width="3"/><circle cx="44" cy="64" r="8" fill="none" stroke="${INK}" stroke-width="3"/>` +
    row(4, (i) =>
      man(78 + i * 24, 42 + (i % 2) * 6, i % 2 ? FUR : `<path d="M-7 0Q-9 -11 0 -11Q9 -11 7 0Z" fill="${RED}"/>`),
    ),
  general: portrait(
    `<path d="M64 27L70 9H98L104 27Z" fill="#6c7b84" stroke="${INK}" stroke-width="1.6"/><path d="M62 27H106L100 32H68Z" fill="${INK}"/><path d="M76 16H92" stroke="#e0c36b" stroke-width="2.4"/>`,
    '#8fa7bf',
    true,
  ),
  ship: `<rect width="168" height="84" fill="#dfe3dc"/><path d="M0 58H168V84H0Z" fill="#5c93bc"/><path d="M20 52H136L122 72H34Z" fill="${INK}"/><path d="M60 52V32H100V52M72 32V14H84V32" fill="${INK}"/><path d="M84 16q10 -10 24 -4q12 -6 22 2" fill="none" stroke="#8d8473" stroke-width="6" opacity=".6"/><path d="M110 52V26L146 14" stroke="${INK}" stroke-width="3" fill="none"/>`,
  panic:
    sky('#efe0c0', '#c9ae78') +
    `<circle cx="26" cy="26" r="14" fill="#e08a4a"/>` +
    row(5, (i) =>
      man(
        52 + i * 24,
        42 + (i % 2) * 6,
        CAP,
        `<path d="M-3 34L-10 44M4 34L9 44M8 12L16 -4M-8 12L-15 -2" stroke="${INK}" stroke-width="3.4"/>`,
      ),
    ),
  fog:
    `<rect width="168" height="84" fill="#d4d8d2"/><g transform="translate(88 30) rotate(-8) scale(1.05)"><path d="M-52 -8H50V-3H-52ZM-46 8H44V13H-46Z" fill="${INK}"/><path d="M-30 -5L-26 10M30 -5L26 10M-8 -6Q0 -12 8 -6L6 16Q0 22 -6 16Z" fill="${INK}" stroke="${INK}" stroke-width="1.6"/></g>` +
    row(
      4,
      (i) =>
        `<path d="M${-10 + i * 12} ${50 + i * 8}q18 -9 36 0t36 0t36 0t36 0" stroke="#f4f1e6" stroke-width="7" fill="none" opacity=".9"/>`,
    ),
  bread:
    `<rect width="168" height="84" fill="#e9dcc0"/><path d="M0 84V56h10v-10h8v10h12V38h6l4 -18 4 18h6v18h12v-8h14v8h10V32h5l7 -24 7 24h5v24h14v-9h16v9h10v-12h8v12h10v28z" fill="#a08b63"/>` +
    row(6, (i) => man(22 + i * 25, 58, i % 2 ? CAP : `<path d="M-7 0Q-9 -11 0 -11Q9 -11 7 0Z" fill="${INK}"/>`)),
  dockers:
    `<rect width="168" height="84" fill="#dfe3dc"/><path d="M0 66H168V84H0Z" fill="#5c93bc"/><path d="M0 66H60V40H0Z" fill="${INK}"/><path d="M36 40V10L96 22" stroke="${INK}" stroke-width="4" fill="none"/><path d="M96 22V38M88 38H104V50H88Z" stroke="${INK}" fill="#8a5a2b" stroke-width="1.6"/>` +
    row(3, (i) => man(84 + i * 26, 56, CAP, `<path d="M-8 14L8 20" stroke="${PAPER}" stroke-width="3"/>`)),
  cars:
    `<rect width="168" height="84" fill="#ecdfc0"/><circle cx="126" cy="22" r="14" fill="#e0a267"/><path d="M0 62H168V84H0Z" fill="#c3ad7c"/>` +
    row(
      2,
      (i) =>
        `<g transform="translate(${62 + i * 66} ${52 - i * 6}) scale(${1.15 - i * 0.4})"><path d="M-36 12V0L-22 -4L-16 -14H14L20 -2L36 2V12Z" fill="${INK}"/><path d="M-8 -14V-24H12V-14M12 -20H30V-17H12Z" fill="${INK}"/><circle cx="-20" cy="14" r="8" fill="${INK}" stroke="${PAPER}" stroke-width="2"/><circle cx="20" cy="14" r="8" fill="${INK}" stroke="${PAPER}" stroke-width="2"/><path d="M-4 -8h6v3h-6z" fill="#fff"/><path d="M-4 -5h6v3h-6z" fill="${RED}"/></g>`,
    ),
  planes:
    `<rect width="168" height="84" fill="#dce3de"/><path d="M0 70Q40 60 84 68T168 62V84H0Z" fill="#b9b48a"/>` +
    row(
      2,
      (i) =>
        `<g transform="translate(${62 + i * 58} ${28 + i * 20}) rotate(-8) scale(${0.9 - i * 0.25})"><path d="M-52 -10H50V-4H-52ZM-46 8H44V14H-46Z" fill="${INK}"/><path d="M-30 -6L-26 10M30 -6L26 10" stroke="${INK}" stroke-width="1.8"/><path d="M-8 -8Q0 -14 8 -8L6 18Q0 24 -6 18Z" fill="${INK}"/><path d="M-44 -9h12v4h-12z" fill="${RED}"/><path d="M32 -9h12v4h-12z" fill="#fff"/></g>`,
    ),
  priest:
    sky('#efe3c6', '#c2ad80') +
    `<path d="M84 78V20M70 34H98" stroke="${INK}" stroke-width="5"/>` +
    man(
      84,
      44,
      '',
      `<path d="M-10 36L-8 10H8L10 36Z" fill="${INK}"/><path d="M6 12L18 -10" stroke="${INK}" stroke-width="4"/>`,
    ) +
    row(4, (i) => man(24 + (i % 2) * 22 + (i > 1 ? 76 : 0), 54 + (i % 2) * 4, CAP, RIFLE)),
  oxen:
    sky('#efe3c6', '#bfae7d') +
    row(
      4,
      (i) =>
        `<g transform="translate(${28 + i * 38} ${56 + (i % 2) * 6})"><path d="M-18 14V-2Q-16 -10 -4 -10H10L16 -16L20 -8L18 0L12 2V14H8V4H-10V14Z" fill="${INK}"/><path d="M15 -14Q10 -22 16 -24M20 -12Q26 -18 24 -24" stroke="${INK}" stroke-width="2" fill="none"/></g>`,
    ),
  church:
    sky('#efe3c6', '#d0bd90') +
    `<path d="M62 74V36L84 14L106 36V74Z" fill="${INK}"/><path d="M84 14V2M78 7H90" stroke="${INK}" stroke-width="3"/><path d="M78 74V56Q84 48 90 56V74Z" fill="${PAPER}"/>` +
    row(4, (i) => man(20 + i * 14 + (i > 1 ? 76 : 0), 56, i % 2 ? FUR : CAP)),
  train:
    sky('#e9dec4', '#c3ae84') +
    `<path d="M112 24q10 -12 26 -8q14 -10 26 2v12q-14 -6 -26 -2q-14 4 -26 -4z" fill="#8d8473" opacity=".6"/><path d="M6 64V46H28V36H54V46H68V42H78V46H86V34H102V28H116V46H132V40H144V46H160V64Z" fill="${INK}"/><path d="M54 40L74 34" stroke="${INK}" stroke-width="3.4"/>` +
    [18, 36, 54, 76, 96, 116, 134, 150]
      .map((x) => `<circle cx="${x}" cy="66" r="5.4" fill="${INK}" stroke="${PAPER}" stroke-width="1.2"/>`)
      .join('') +
    `<path d="M0 73H168" stroke="${INK}" stroke-width="2.4"/>`,
  manoeuvre: `<rect width="168" height="84" fill="#efe6cb"/><path d="M0 26H168M0 56H168M42 0V84M84 0V84M126 0V84" stroke="#cbb98f"/><path d="M0 66Q40 50 66 68T120 50T168 60" stroke="#5c93bc" stroke-width="5" fill="none"/><path d="M34 80Q36 18 92 16Q120 16 132 34L140 28L142 56L116 44L124 39Q112 26 92 27Q48 28 50 80Z" fill="${BLUE}"/><g fill="${RED}" stroke="${INK}"><rect x="80" y="42" width="18" height="13"/><rect x="102" y="50" width="18" height="13"/></g>`,
  radio:
    `<rect width="168" height="84" fill="#22313f"/><path d="M0 66Q50 54 90 62T168 56V84H0Z" fill="#15202a"/><path d="M84 12L72 68M84 12L96 68M77 48H91M80 34H88" stroke="#e9dcc0" stroke-width="1.8"/>` +
    [14, 25, 36]
      .map(
        (r) =>
          `<path d="M${84 + r} ${14 - r * 0.6}A${r} ${r} 0 0 1 ${84 + r} ${14 + r * 0.7}M${84 - r} ${14 - r * 0.6}A${r} ${r} 0 0 0 ${84 - r} ${14 + r * 0.7}" stroke="#e3a008" stroke-width="1.8" fill="none"/>`,
      )
      .join('') +
    `<path d="M44 30L124 70M124 26L44 72" stroke="${RED}" stroke-width="5" opacity=".85"/>`,
  bottle: `<rect width="168" height="84" fill="#e9dcc0"/><path d="M0 66H168V84H0Z" fill="#8a5a2b"/><path d="M52 66V34Q52 28 57 26V12H67V26Q72 28 72 34V66Z" fill="#5d7a5a" stroke="${INK}" stroke-width="2"/><path d="M54 42H70V56H54Z" fill="#fbf6e9"/><path d="M96 72L140 14" stroke="#6b4a26" stroke-width="6" stroke-linecap="round"/>`,
  recruits:
    sky('#efe0c0', '#c5ad78') +
    row(6, (i) => man(20 + i * 25, 44 + (i % 2) * 5, i % 3 ? FUR : CAP)) +
    `<path d="M8 26V6H70V22" fill="${RED}" stroke="${INK}" stroke-width="1.6"/>`,
  conference:
    `<rect width="168" height="84" fill="#dcd6c2"/><path d="M26 58H142L150 72H18Z" fill="${INK}"/>` +
    row(5, (i) => man(38 + i * 23, 30, '')) +
    `<path d="M60 64L84 60L108 64" stroke="${PAPER}" stroke-width="2" fill="none"/>`,
  whites:
    sky('#e6ddc6', '#b9b48a') +
    `<path d="M24 84V14L78 10Q86 24 77 42L24 46Z" fill="${RED}" stroke="${INK}" stroke-width="1.6"/><path d="${STAR}" transform="translate(50 28) scale(1.5)" fill="#f2dfae"/>` +
    row(4, (i) => man(84 + i * 22, 52 + (i % 2) * 4, BUDENOVKA, RIFLE)),
  haller:
    sky('#e3e7ea', '#b9b48a') +
    row(
      6,
      (i) =>
        `<g>${man(20 + i * 26, 50 + (i % 2) * 4, `<path d="M-8 -6Q-8 -13 0 -13Q8 -13 8 -6L11 -4H-11Z" fill="#3f6590"/>`, RIFLE)}</g>`,
    ),
  rifles:
    `<rect width="168" height="84" fill="#e9dcc0"/><path d="M14 70H154V82H14Z" fill="#8a5a2b" stroke="${INK}" stroke-width="1.6"/>` +
    row(
      4,
      (i) =>
        `<path d="M${22 + i * 6} ${62 - i * 13}L${120 + i * 6} ${52 - i * 13}L${150 + i * 3} ${50 - i * 13}" stroke="${INK}" stroke-width="4" fill="none"/><path d="M${16 + i * 6} ${56 - i * 13}L${44 + i * 6} ${58 - i * 13}L${22 + i * 6} ${70 - i * 13}Z" fill="#6b4a26"/>`,
    ),
  strike:
    sky('#e6ddc6', '#a8a28a') +
    `<path d="M0 60V30H20V20H30V30H52V14H62V30H90V60Z" fill="#8d8473"/>` +
    row(5, (i) => man(68 + i * 20, 54 + (i % 2) * 4, CAP)) +
    `<path d="M92 34V6H148V24H96" fill="${RED}" stroke="${INK}" stroke-width="1.6"/>`,
};

const BY_CARD: readonly string[] = [
  'pilsudski', 'treaty', 'commissar', 'telegram', 'tachanka', 'peace', 'partisans', 'deserters', 'cartridges', 'shells',
  'line', 'farm', 'rain', 'cossacks', 'partisans', 'civilians', 'general', 'rails', 'ship', 'panic',
  'fog', 'civilians', 'bread', 'dockers', 'cars', 'planes', 'priest', 'oxen', 'church', 'train',
  'manoeuvre', 'radio', 'bottle', 'recruits', 'tukhachevsky', 'conference', 'whites', 'haller', 'rifles', 'strike',
]; // prettier-ignore

/** The picture of a card, by its number. */
export function art(number: number): string {
  return MOTIFS[BY_CARD[number - 1] ?? ''] ?? MOTIFS.manoeuvre!;
}

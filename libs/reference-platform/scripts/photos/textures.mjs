import sharp from 'sharp';
import { createStream } from './noise.mjs';

const toLinear = new Float32Array(256).map((_, value) => (value / 255) ** 2.2);

/** A drawing as colours of light with clear parts, for a card. */
export const toTexture = async (svg, width) => {
  const { data, info } = await sharp(Buffer.from(svg), { density: 200 })
    .resize({ width })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const texture = new Float32Array(data.length);
  for (let index = 0; index < data.length; index += 1)
    texture[index] = index % 4 === 3 ? data[index] / 255 : toLinear[data[index]];
  return { data: texture, width: info.width, height: info.height };
};

const open = (width, height) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;
export const svg = (width, height, content) => `${open(width, height)}${content}</svg>`;
const f = (value) => value.toFixed(1);

/** Reeds or grass: many thin blades that lean with the wind. */
export const reeds = (
  name,
  {
    width = 900,
    height = 600,
    count = 420,
    colors = ['#5c6b35', '#7d8446', '#8f8a4e', '#475a30'],
    heads = true,
  } = {},
) => {
  const next = createStream(`reeds ${name}`);
  const blades = Array.from({ length: count }, () => {
    const place = (next() + next() + next()) / 3;
    const x = (0.12 + 0.76 * place) * width;
    const tall = height * (0.3 + 0.66 * next() ** 1.3) * (1 - 0.9 * Math.abs(place - 0.5));
    const lean = tall * next(-0.3, 0.42);
    const color = colors[Math.floor(next(0, colors.length))];
    const thick = next(1.6, 4.6);
    const tip = `${f(x + lean)} ${f(height - tall)}`;
    const blade = `<path d="M${f(x - thick / 2)} ${height}Q${f(x + lean * 0.15)} ${f(height - tall * 0.6)} ${tip}Q${f(x + lean * 0.22 + thick)} ${f(height - tall * 0.55)} ${f(x + thick)} ${height}Z" fill="${color}"/>`;
    if (!heads || next() > 0.22) return blade;
    const turn = Math.atan2(lean, tall) * 57;
    return `${blade}<g transform="translate(${tip}) rotate(${f(turn)})"><ellipse cx="0" cy="-14" rx="${f(next(4, 7))}" ry="${f(next(20, 34))}" fill="${next() < 0.5 ? '#a38f63' : '#8b6f49'}"/></g>`;
  });
  return svg(width, height, blades.join(''));
};

/** Crowns of leaves: many small dabs, lighter above. */
export const tree = (
  name,
  {
    hues = ['#2f4a2a', '#3f5f33', '#557a3f', '#6f9150'],
    trunk = '#3a2f26',
    width = 700,
    height = 800,
    bare = 0,
  } = {},
) => {
  const next = createStream(`tree ${name}`);
  const clumps = Array.from({ length: 26 }, () => {
    const angle = next(0, 6.28);
    const away = next() ** 0.6;
    return [
      width * (0.5 + 0.36 * away * Math.cos(angle)),
      height * (0.36 + 0.26 * away * Math.sin(angle)),
      width * next(0.07, 0.17),
    ];
  });
  const limbs = clumps
    .map(
      ([x, y]) =>
        `<path d="M${width / 2} ${f(height * 0.72)}Q${f(width / 2)} ${f((y + height * 0.6) / 2)} ${f(x)} ${f(y)}" fill="none" stroke="${trunk}" stroke-width="${f(next(3, 9))}"/>`,
    )
    .join('');
  const dabs = clumps.flatMap(([x, y, size]) =>
    Array.from({ length: Math.round(110 * (1 - bare)) }, () => {
      const angle = next(0, 6.28);
      const away = Math.sqrt(next()) * size;
      const dy = Math.sin(angle) * away;
      const tone = Math.min(
        hues.length - 1,
        Math.max(0, Math.floor((0.5 - dy / size / 2 + next(-0.25, 0.25)) * hues.length)),
      );
      return `<ellipse cx="${f(x + Math.cos(angle) * away)}" cy="${f(y + dy)}" rx="${f(next(3, 9))}" ry="${f(next(2, 6))}" fill="${hues[tone]}" transform="rotate(${f(next(-40, 40))} ${f(x)} ${f(y)})"/>`;
    }),
  );
  return svg(
    width,
    height,
    `<path d="M${f(width * 0.47)} ${height}L${f(width * 0.485)} ${f(height * 0.5)}H${f(width * 0.515)}L${f(width * 0.535)} ${height}Z" fill="${trunk}"/>${limbs}${dabs.join('')}`,
  );
};

const coats = ['#2b2f38', '#4a4038', '#5b2f2b', '#2f4256', '#6b6152', '#39473a', '#7a5a3c'];

/** A person who walks or stands, seen from behind or the side; the face is not drawn. */
export const person = (name, { umbrella = false, bag = true, coat } = {}) => {
  const next = createStream(`person ${name}`);
  const color = coat ?? coats[Math.floor(next(0, coats.length))];
  const step = next(4, 16);
  const parts = [
    `<path d="M92 250C90 300 ${f(92 - step)} 330 ${f(88 - step)} 392L${f(104 - step)} 394C${f(108 - step * 0.6)} 340 104 300 112 262Z" fill="#20242b"/>`,
    `<path d="M110 250C116 300 ${f(112 + step)} 335 ${f(114 + step)} 394L${f(130 + step)} 392C${f(126 + step)} 330 126 300 126 255Z" fill="#262a32"/>`,
    `<path d="M72 128C76 100 92 92 104 92S134 100 138 128C142 170 140 220 136 268C120 278 92 278 76 268C70 220 68 170 72 128Z" fill="${color}"/>`,
    `<path d="M72 130C60 160 56 190 60 224L72 222C72 190 78 170 82 150ZM138 130C150 160 152 190 148 222L136 224C136 190 134 170 128 150Z" fill="${color}"/>`,
    `<path d="M84 130C82 180 84 220 82 264" stroke="#000" stroke-opacity=".22" stroke-width="8" fill="none"/>`,
    `<ellipse cx="105" cy="64" rx="19" ry="24" fill="#b98f72"/><path d="M85 66C82 34 96 28 106 28S130 36 126 68C120 82 90 84 85 66Z" fill="#1c1917"/>`,
    bag ? `<path d="M136 190h22v46h-24z" fill="#4a3a2c"/>` : '',
    umbrella
      ? `<path d="M-4 44C20 -28 186 -30 214 44C190 34 166 36 150 42C128 30 84 30 62 42C44 34 20 36 -4 44Z" fill="${umbrella}"/><path d="M-4 44C20 -28 90 -22 106 -14C70 -6 62 20 62 42C44 34 20 36 -4 44Z" fill="#000" opacity=".18"/><path d="M105 -14V150" stroke="#333" stroke-width="4"/>`
      : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -30 230 430" width="230" height="430">${parts.join('')}</svg>`;
};

/** A wooden boat with a boatman. */
export const boat = svg(
  520,
  260,
  '<path d="M10 188C120 226 400 226 510 172C480 226 450 244 400 246H120C70 240 34 222 10 188Z" fill="#2c221b"/><path d="M10 188C120 222 400 222 510 172L500 190C390 226 130 228 24 202Z" fill="#5a4433"/><path d="M210 214V132C250 86 350 86 388 132V212Z" fill="#6b5238"/><path d="M210 150C250 104 350 104 388 150" stroke="#3c2d1f" stroke-width="6" fill="none"/><path d="M236 214V130M282 214V104M330 214V106M370 214V124" stroke="#4b3827" stroke-width="4"/><path d="M112 206C108 150 112 120 126 108C142 118 148 150 146 210Z" fill="#33404c"/><circle cx="128" cy="90" r="15" fill="#a87f62"/><path d="M98 84L128 58L160 84Z" fill="#b7955c"/><path d="M150 70L84 250" stroke="#3b2d22" stroke-width="5"/>',
);

export const egret = svg(
  260,
  400,
  '<path d="M112 398V248M146 398V254" stroke="#2b2f2c" stroke-width="6"/><path d="M20 262C52 190 130 166 178 196C206 216 170 262 116 266C78 268 48 258 20 262Z" fill="#f4f2ea"/><path d="M24 262C70 238 120 238 158 250C124 268 78 268 24 262Z" fill="#cfd1c8"/><path d="M166 204C214 160 140 118 168 66C176 48 200 46 208 60" fill="none" stroke="#f4f2ea" stroke-width="19" stroke-linecap="round"/><path d="M204 48L256 68L204 70Z" fill="#d69a3a"/><circle cx="202" cy="58" r="3.4" fill="#222"/>',
);

/** A round lamp of red paper. */
export const lantern = svg(
  120,
  170,
  '<defs><radialGradient id="l" cx=".5" cy=".55" r=".6"><stop offset="0" stop-color="#ffd9a0"/><stop offset=".4" stop-color="#ff6a3a"/><stop offset="1" stop-color="#a81d14"/></radialGradient></defs><path d="M60 0V34" stroke="#331c12" stroke-width="3"/><rect x="44" y="30" width="32" height="9" fill="#c9973f"/><ellipse cx="60" cy="82" rx="52" ry="46" fill="url(#l)"/><path d="M36 42C22 70 22 96 36 122M60 37V127M84 42C98 70 98 96 84 122" stroke="#8a150e" stroke-opacity=".5" stroke-width="2.4" fill="none"/><rect x="44" y="124" width="32" height="9" fill="#c9973f"/><path d="M52 133V166M60 133V170M68 133V166" stroke="#c9973f" stroke-width="3"/>',
);

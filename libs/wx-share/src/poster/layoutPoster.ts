import { wrapText } from './wrapText';

/** The texts of a poster. They come from the platform and are only ever drawn. */
export interface PosterContent {
  title: string;
  summary: string;
  /** Account, date or duration; may be empty. */
  byline: string;
  siteName: string;
  /** The explanation beside the code. */
  hint: string;
}

export interface TextStyle {
  size: number;
  weight: 400 | 600;
  colour: string;
}

type Measure = (text: string, style: TextStyle) => number;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where everything stands, in units of which a poster is 360 wide. */
export interface PosterLayout {
  width: number;
  height: number;
  /** Absent on posters without a picture. */
  cover?: Box;
  boxes: (Box & { colour: string })[];
  texts: { text: string; x: number; baseline: number; style: TextStyle }[];
  code: Box;
}

const width = 360;
const padding = 24;
const innerWidth = width - 2 * padding;
/** 27 % of the width. The padding around it is its quiet zone, wider than four of its modules. */
const codeSize = 96;

const ink = '#1b1b1d';
const styles = {
  title: { size: 26, weight: 600, colour: ink },
  largeTitle: { size: 34, weight: 600, colour: ink },
  byline: { size: 16, weight: 400, colour: '#6b6a70' },
  summary: { size: 19, weight: 400, colour: '#55545a' },
  siteName: { size: 20, weight: 600, colour: ink },
} satisfies Record<string, TextStyle>;

/** Pictures are shown whole between square and 16:9, others are cropped. */
const coverHeight = (ratio: number) => width / Math.min(16 / 9, Math.max(1, ratio));

interface LayoutOptions {
  /** Width by height of the picture; null without one. */
  coverRatio: number | null;
  /** Of the site. */
  accent: string;
  measure: Measure;
}

/** Lays out a poster: picture, title, summary, and the code at the foot; without a picture a large title takes its place. */
export const layoutPoster = (
  content: PosterContent,
  { coverRatio, accent, measure }: LayoutOptions,
): PosterLayout => {
  const boxes: PosterLayout['boxes'] = [];
  const texts: PosterLayout['texts'] = [];
  let y = 0;

  const write = (text: string, style: TextStyle, lineHeight: number, maxLines: number, maxWidth: number) => {
    const options = { maxWidth, maxLines, measure: (part: string) => measure(part, style) };
    for (const line of wrapText(text, options)) {
      // Chinese characters stand around the middle of their line.
      texts.push({ text: line, x: padding, baseline: y + lineHeight / 2 + style.size * 0.36, style });
      y += lineHeight;
    }
  };

  const writeHead = (large: boolean) => {
    write(
      content.title,
      large ? styles.largeTitle : styles.title,
      large ? 50 : 37,
      large ? 6 : 3,
      innerWidth,
    );
    if (content.byline === '') return;
    y += large ? 14 : 8;
    write(content.byline, styles.byline, 24, 1, innerWidth);
  };

  const writeSummary = (maxLines: number) => {
    if (content.summary === '') return;
    y += 12;
    write(content.summary, styles.summary, 31, maxLines, innerWidth);
  };

  let cover: Box | undefined;
  if (coverRatio === null) {
    const ground = { x: 0, y: 0, width, height: 0, colour: '#f4f1ea' };
    boxes.push(ground, { x: padding, y: 48, width: 40, height: 5, colour: accent });
    y = 80;
    writeHead(true);
    ground.height = y += 32;
    y += 6;
    writeSummary(4);
  } else {
    cover = { x: 0, y: 0, width, height: coverHeight(coverRatio) };
    y = cover.height + 22;
    writeHead(false);
    writeSummary(3);
  }

  y += 20;
  boxes.push({ x: padding, y, width: innerWidth, height: 1, colour: '#e7e5e0' });
  y += 20;
  const code = { x: width - padding - codeSize, y, width: codeSize, height: codeSize };
  const besideCode = code.x - 2 * padding;
  y += 20;
  write(content.siteName, styles.siteName, 30, 1, besideCode);
  write(content.hint, styles.byline, 26, 1, besideCode);
  return { width, height: code.y + codeSize + padding, ...(cover && { cover }), boxes, texts, code };
};

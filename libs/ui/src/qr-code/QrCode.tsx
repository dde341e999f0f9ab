import { useEffect, useState } from 'react';
import { Ground, Modules } from './QrCode.styles';

interface QrCodeProps {
  /** The address it leads to. */
  text: string;
  /** Its purpose, in words. */
  label: string;
}

/** Light modules around the code, which scanners need to find it. */
const quietZone = 2;

interface Code {
  size: number;
  /** Columns and rows of the dark modules. */
  dark: [number, number][];
}

const encodeText = async (text: string): Promise<Code> => {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [[x, y] as [number, number]] : [])),
  );
  return { size, dark };
};

/** A QR code, dark on white in both appearances; its size is reserved while the generator is loading. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    let isCurrent = true;
    encodeText(text).then(
      (encoded) => isCurrent && setCode(encoded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return (
    <Ground>
      {code && (
        <Modules
          role="img"
          aria-label={label}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
        >
          {code.dark.map(([x, y]) => (
            <rect key={`${x} ${y}`} x={x} y={y} width="1" height="1" />
          ))}
        </Modules>
      )}
    </Ground>
  );
};

import { useEffect, useRef, useState } from 'react';
import { Text, Turn, Words } from './GalleryText.styles';

interface GalleryTextProps {
  text: string;
}

/** The text of the picture in view: three lines, and all of it after a tap. */
export const GalleryText = ({ text }: GalleryTextProps) => {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const element = paragraph.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setIsCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if (!text) return null;
  const mayTurn = isCut || isOpen;
  return (
    <Text>
      <Words
        ref={paragraph}
        data-open={isOpen ? '' : undefined}
        tabIndex={isOpen ? 0 : undefined}
        onClick={() => mayTurn && setIsOpen(!isOpen)}
      >
        {text}
      </Words>
      {mayTurn && (
        <Turn type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? '收起' : '展开'}
        </Turn>
      )}
    </Text>
  );
};

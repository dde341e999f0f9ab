import { Details, More, Summary, Title, Turn } from './ShortVideoCaption.styles';

/** Characters that surely fit in two lines of a small phone. */
const surelyShown = 26;

interface ShortVideoCaptionProps {
  title: string;
  /** Age, lead, copyright and AI notes. */
  texts: string[];
}

/** The title of a short video, and the content that opens under it. */
export const ShortVideoCaption = ({ title, texts }: ShortVideoCaptionProps) => {
  if (texts.length === 0 && title.length <= surelyShown) return <Title>{title}</Title>;
  return (
    <Details>
      <Summary>
        <Title>{title}</Title>
        {texts.map((text) => (
          <More key={text}>{text}</More>
        ))}
        <Turn data-when="closed">展开</Turn>
        <Turn data-when="open">收起</Turn>
      </Summary>
    </Details>
  );
};

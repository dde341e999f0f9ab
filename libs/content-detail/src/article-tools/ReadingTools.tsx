import { useVoice } from '@share/media-player';
import { Tag } from '@share/ui';
import { CloseIcon, HeadphoneIcon, PauseIcon, PlayIcon, TextSizeIcon } from '@share/ui/icons';
import { useContentServices } from '../data/ContentServices';
import { Tool, Tools } from './ArticleTools.styles';
import { readArticle } from './readArticle';

export interface ReadingToolsProps {
  /** Recording of the article; without it the browser's speech synthesis reads the text. */
  audioUrl?: string;
  /** Listening time in minutes; 0 without text. */
  minutes: number;
}

/** Listening to an article, and the size of its text. */
export const ReadingTools = ({ audioUrl, minutes }: ReadingToolsProps) => {
  const { page } = useContentServices();
  const voice = useVoice({
    audioUrl,
    readTexts: readArticle,
    onFailure: () => page.toast('暂时无法朗读，请稍后再试'),
  });
  const isSpeech = audioUrl === undefined;
  return (
    <Tools>
      {minutes > 0 && (
        <Tool type="button" data-listen data-speech={isSpeech ? '' : undefined} onClick={voice.toggle}>
          {voice.isOpen ? <Progress isPlaying={voice.isPlaying} /> : <Offer minutes={minutes} />}
        </Tool>
      )}
      {voice.isOpen && (
        <Tool type="button" onClick={voice.stop}>
          <CloseIcon size={18} />
          停止
        </Tool>
      )}
      {voice.isOpen && isSpeech && <Tag>合成语音</Tag>}
      <Tool type="button" data-text-size data-opens="textSize" onClick={page.openTextSize}>
        <TextSizeIcon size={18} />
        字号
      </Tool>
    </Tools>
  );
};

const Offer = ({ minutes }: { minutes: number }) => (
  <>
    <HeadphoneIcon size={18} />
    <span>
      听全文<span data-minutes>{` · ${minutes}分钟`}</span>
    </span>
  </>
);

const Progress = ({ isPlaying }: { isPlaying: boolean }) =>
  isPlaying ? (
    <>
      <PauseIcon size={18} />
      暂停
    </>
  ) : (
    <>
      <PlayIcon size={18} />
      继续听
    </>
  );

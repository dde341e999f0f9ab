import type { PageActions, SuccessKey } from '@share/islands';
import { successMessages } from '@share/open-app';
import { Button, Dialog } from '@share/ui';
import { CheckIcon } from '@share/ui/icons';
import type { MouseEvent } from 'react';
import type { SiteView } from '../SiteView';

/** Button texts of the specification (spec §2). */
export const openAppTexts = { go: '立即前往', later: '再考虑下', close: '关闭弹窗' } as const;

/** What the dialog answers: a success, or something that only the app can do, such as 点赞. */
export type OpenAppAnswer = { success: SuccessKey } | { action: string };

interface OpenAppDialogProps {
  site: SiteView;
  /** Shown while there is one. */
  answer: OpenAppAnswer | undefined;
  /** There is no way into the app from a mini program: the dialog can only be closed (spec §6). */
  isMiniProgram?: boolean;
  page: Pick<PageActions, 'openApp'>;
  onClose: () => void;
  /** It was closed without going to the app, in whatever way; `onClose` follows. */
  onDecline: () => void;
}

/** What the app adds to something that has just succeeded. */
const additions: Partial<Record<SuccessKey, string>> = {
  collected: '可以随时找到它，还能离线阅读',
  followed: '可以第一时间看到更新',
  commentPublished: '可以第一时间看到回复',
  commentSent: '可以第一时间看到回复',
};

const toWords = (answer: OpenAppAnswer, { name }: SiteView) =>
  'action' in answer
    ? {
        title: `打开App${answer.action}`,
        text: `在${name}App里可以${answer.action}，这里的内容也能完整看完。`,
      }
    : {
        title: successMessages[answer.success].text,
        text: `在${name}App里${additions[answer.success] ?? '可以看到更多内容'}。`,
        icon: <CheckIcon size={28} />,
      };

/** The answer to an action. Both ways out weigh the same (design: calm offers). */
export const OpenAppDialog = (props: OpenAppDialogProps) => {
  const { site, answer, isMiniProgram = false, page, onClose, onDecline } = props;
  const { text, ...words } = answer ? toWords(answer, site) : { title: '', text: '' };
  const go = (event: MouseEvent) => {
    event.preventDefault();
    page.openApp();
    onClose();
  };
  const decline = () => {
    onDecline();
    onClose();
  };
  const actions = isMiniProgram ? (
    <Button variant="plain" wide onClick={decline}>
      {openAppTexts.close}
    </Button>
  ) : (
    <>
      <Button variant="fill" wide href={site.openAppHref} onClick={go} data-open-app="">
        {openAppTexts.go}
      </Button>
      <Button variant="text" wide onClick={decline}>
        {openAppTexts.later}
      </Button>
    </>
  );
  return (
    <Dialog id="open-app" open={answer !== undefined} onClose={decline} actions={actions} {...words}>
      {text}
    </Dialog>
  );
};

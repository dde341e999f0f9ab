import { readHostMark } from '@share/environment';
import { useInBrowser, type SuccessKey } from '@share/islands';
import { successMessages } from '@share/open-app';
import { Button, Dialog } from '@share/ui';
import { CheckIcon, PhoneIcon } from '@share/ui/icons';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { OpenAppAnswer } from '../overlays/createOverlays';
import { createPanel, type PanelState } from '../overlays/createPanel';
import { useShellServices } from '../ShellServices';
import type { SiteView } from '../SiteView';

/** Button texts of the specification (spec §2). */
export const openAppTexts = { go: '立即前往', later: '再考虑下', close: '关闭弹窗' } as const;

interface OpenAppDialogProps extends PanelState {
  site: Pick<SiteView, 'name' | 'openAppHref'>;
  answer: OpenAppAnswer;
}

/** The advantage of the app that is named after each success. */
const additions: Partial<Record<SuccessKey, string>> = {
  collected: '可以随时找到它，还能离线阅读',
  followed: '可以第一时间看到更新',
  commentPublished: '可以第一时间看到回复',
  commentSent: '可以第一时间看到回复',
};

/** Comments are in the app alone where it is offered for them. */
const textFor = (action: string) => (/评论/.test(action) ? '' : '，这里的内容也能完整看完');

const toTexts = (answer: OpenAppAnswer, { name }: Pick<SiteView, 'name'>) =>
  'action' in answer
    ? {
        title: `打开App${answer.action}`,
        text: `在${name}App里可以${answer.action}${textFor(answer.action)}。`,
        icon: <PhoneIcon size={28} />,
      }
    : {
        title: successMessages[answer.success].text,
        text: `在${name}App里${additions[answer.success] ?? '可以看到更多内容'}。`,
        icon: <CheckIcon size={28} />,
      };

/** A link that is called a button acts on the space bar, too. */
const clickOnSpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** The answer to an action. Both buttons have the same weight (design: calm offers). */
export const OpenAppDialog = ({ site, answer, open, onClose }: OpenAppDialogProps) => {
  const { page, successRule } = useShellServices();
  const isMiniProgram = useInBrowser(() => readHostMark() === 'mini-program');
  const { text, ...texts } = toTexts(answer, site);
  const go = (event: MouseEvent) => {
    event.preventDefault();
    page.openApp();
    onClose();
  };
  /** Every way of closing it counts as declined: no further dialog in this visit (R23). */
  const decline = () => {
    successRule.decline();
    onClose();
  };
  // A mini program cannot open the app: there the dialog can only be closed (spec §6).
  const actions = isMiniProgram ? (
    <Button variant="plain" wide data-closes="" onClick={decline}>
      {openAppTexts.close}
    </Button>
  ) : (
    <>
      <Button
        variant="fill"
        wide
        href={site.openAppHref}
        role="button"
        onClick={go}
        onKeyDown={clickOnSpace}
        data-open-app=""
      >
        {openAppTexts.go}
      </Button>
      <Button variant="text" wide data-closes="" onClick={decline}>
        {openAppTexts.later}
      </Button>
    </>
  );
  return (
    <Dialog id="openApp" open={open} onClose={decline} actions={actions} {...texts}>
      {text}
    </Dialog>
  );
};

/** In the document it answers 点赞, which every page with a bar offers; a success is known only after a call. */
export const OpenApp = createPanel('openApp', OpenAppDialog, () => ({ answer: { action: '点赞' } }));

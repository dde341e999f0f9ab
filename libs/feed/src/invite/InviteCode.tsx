import { useServices, type PageActions } from '@share/islands';
import { copyText } from '@share/wx-share';
import { Code, CopyButton, Label, Line, Root } from './InviteCode.styles';

interface InviteCodeProps {
  code: string;
}

/** The code of an invitation, to be selected or copied. */
export const InviteCode = ({ code }: InviteCodeProps) => {
  const { page } = useServices<{ page: PageActions }>();
  const copy = async () => page.toast((await copyText(code, window)) ? '邀请码已复制' : '请长按邀请码复制');
  return (
    <Root>
      <Line>
        <Label>邀请码</Label> <Code translate="no">{code}</Code>
      </Line>
      <CopyButton type="button" aria-label="复制邀请码" onClick={() => void copy()}>
        复制
      </CopyButton>
    </Root>
  );
};

import { useServices, type PageActions } from '@share/islands';
import { copyText } from '@share/wx-share';
import styles from './InviteCode.module.css';

interface InviteCodeProps {
  code: string;
}

/** The code of an invitation, to be selected or copied. */
export const InviteCode = ({ code }: InviteCodeProps) => {
  const { page } = useServices<{ page: PageActions }>();
  const copy = async () => page.say((await copyText(code, window)) ? '邀请码已复制' : '请长按邀请码复制');
  return (
    <div className={styles.code}>
      <p>
        <span>邀请码</span> <b translate="no">{code}</b>
      </p>
      <button type="button" aria-label="复制邀请码" onClick={() => void copy()}>
        复制
      </button>
    </div>
  );
};

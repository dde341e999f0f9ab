import type { ServiceApi } from '@share/api-client';
import { isApiError } from '@share/api-client';
import type { PageActions, ReportTarget } from '@share/islands';
import { sessionConstants, type Session } from '@share/session';
import { Button, Sheet, TextArea } from '@share/ui';
import { AlertIcon } from '@share/ui/icons';
import { useState, type FormEvent } from 'react';
import { shellConstants } from '../shellConstants';
import * as S from './ReportSheet.styles';

export type ReportApi = Pick<ServiceApi, 'createReport'>;

interface ReportFormProps {
  target: ReportTarget;
  /** What may be complained about, as the platform names it (R68). */
  reasons: readonly string[];
  api: ReportApi;
  session: Session;
  page: PageActions;
  onClose: () => void;
}

const received = '已收到，我们会尽快处理';

const messageOf = (error: unknown) =>
  (isApiError(error) && error.kind === 'business' && error.message) || sessionConstants.networkMessage;

const ReportForm = ({ target, reasons, api, session, page, onClose }: ReportFormProps) => {
  const [reason, setReason] = useState('');
  const [content, setContent] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isReady = reason !== '' && content.length <= shellConstants.reportLimit && !isBusy;

  const send = async () => {
    if (!(await session.requireLogin('report'))) return;
    try {
      await api.createReport({
        target_type: target.type,
        target_id: target.id,
        reason,
        ...(content.trim() && { content: content.trim() }),
      });
      page.say(received);
      setReason('');
      setContent('');
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    setProblem('');
    setBusy(true);
    await send();
    setBusy(false);
  };

  return (
    <S.Form onSubmit={(event) => void submit(event)} aria-busy={isBusy}>
      <S.Reasons>
        <legend className="visually-hidden">原因</legend>
        {reasons.map((option) => (
          <label key={option} data-selected={option === reason || undefined}>
            <input
              type="radio"
              name="report-reason"
              checked={option === reason}
              onChange={() => setReason(option)}
            />
            <span>{option}</span>
          </label>
        ))}
      </S.Reasons>
      <TextArea
        label="补充说明（选填）"
        name="report-content"
        value={content}
        onChange={setContent}
        limit={shellConstants.reportLimit}
      />
      <S.Problem role="alert">
        {problem && (
          <>
            <AlertIcon size={16} />
            {problem}
          </>
        )}
      </S.Problem>
      <Button variant="fill" wide type="submit" aria-disabled={!isReady}>
        {isBusy ? '提交中' : '提交'}
      </Button>
    </S.Form>
  );
};

interface ReportSheetProps extends Omit<ReportFormProps, 'target'> {
  /** What is complained about; shown while there is one. */
  target: ReportTarget | undefined;
}

/**
 * A complaint: a reason, and words if the reader likes. What was typed stays until it is sent: through a failure, and while the
 * sheet is away.
 */
export const ReportSheet = ({ target, ...form }: ReportSheetProps) => {
  const [shown, setShown] = useState(target);
  if (target && target !== shown) setShown(target);
  return (
    <Sheet id="report" open={target !== undefined} onClose={form.onClose} title="投诉举报">
      {shown && <ReportForm key={`${shown.type}/${shown.id}`} target={shown} {...form} />}
    </Sheet>
  );
};

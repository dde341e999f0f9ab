import { isApiError, toCallFailure } from '@share/api-client';
import type { ReportTarget } from '@share/islands';
import { doAsUser, networkProblem } from '@share/session';
import { useOnLogout } from '@share/session/react';
import { Button, Sheet, TextArea } from '@share/ui';
import { AlertIcon } from '@share/ui/icons';
import { useState, type FormEvent } from 'react';
import { createPanel, type PanelState } from '../overlays/createPanel';
import { shellConstants } from '../shellConstants';
import { useShellServices } from '../ShellServices';
import { pageTitle } from './pageTitle.client';
import { Choice, Form, Problem, Reason, ReasonName, Reasons } from './ReportSheet.styles';

interface ReportFormProps {
  target: ReportTarget;
  /** The reasons of a complaint, as the platform names them (R68). */
  reportReasons: string[];
  onClose: () => void;
}

const toMessage = (error: unknown) => (isApiError(error) && toCallFailure(error).message) || networkProblem();

const received = '已收到，我们会尽快处理';

const ReportForm = ({ target, reportReasons, onClose }: ReportFormProps) => {
  const { api, session, page } = useShellServices();
  const [reason, setReason] = useState('');
  const [content, setContent] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isReady = reason !== '' && content.length <= shellConstants.reportLimit && !isBusy;

  const clear = () => {
    setReason('');
    setContent('');
  };
  useOnLogout(session, clear);

  const send = async () => {
    await api.createReport({
      target_type: target.type,
      target_id: target.id,
      reason,
      ...(content.trim() && { content: content.trim() }),
    });
    page.toast(received);
    clear();
    onClose();
  };
  /** Anybody may complain: a visitor logs in only where the platform wants it. */
  const sendAsVisitor = async () => {
    try {
      await send();
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'unauthorized') throw error;
      await doAsUser(session, 'report', send);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    setProblem('');
    setBusy(true);
    try {
      await (session.isLoggedIn() ? doAsUser(session, 'report', send) : sendAsVisitor());
    } catch (error) {
      setProblem(toMessage(error));
    }
    setBusy(false);
  };

  return (
    <Form onSubmit={(event) => void submit(event)} aria-busy={isBusy}>
      <Reasons>
        <legend className="visually-hidden">原因</legend>
        {reportReasons.map((option) => (
          <Reason key={option}>
            <Choice
              type="radio"
              name="report-reason"
              checked={option === reason}
              onChange={() => setReason(option)}
            />
            <ReasonName>{option}</ReasonName>
          </Reason>
        ))}
      </Reasons>
      <TextArea
        label="补充说明（选填）"
        name="report-content"
        value={content}
        onChange={setContent}
        limit={shellConstants.reportLimit}
      />
      <Problem role="alert">
        {problem && (
          <>
            <AlertIcon size={16} />
            {problem}
          </>
        )}
      </Problem>
      <Button variant="fill" wide type="submit" aria-disabled={!isReady}>
        {isBusy ? '提交中' : '提交'}
      </Button>
    </Form>
  );
};

type ReportSheetProps = ReportFormProps & PanelState;

/**
 * A complaint: a reason, and an optional text. The input stays until it is sent, also after a failure and while the sheet is
 * closed; a logout clears it.
 */
export const ReportSheet = ({ open, ...form }: ReportSheetProps) => {
  const { onClose, target } = form;
  return (
    <Sheet id="report" open={open} onClose={onClose} title="投诉举报" note={target.name ?? pageTitle()}>
      <ReportForm key={`${target.type}/${target.id}`} {...form} />
    </Sheet>
  );
};

/** Not in the document before it is requested: where it is offered the code is there by then, and every page would carry it. */
export const Report = createPanel('report', ReportSheet);

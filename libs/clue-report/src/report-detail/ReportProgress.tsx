import { Island } from '@share/islands';
import { Section } from '@share/ui';
import { formatDateTime, toIsoTime } from '@share/ui/format';
import type { StepView } from '../data/ClueView';
import { ReportPictures } from './ReportPictures';
import { Meta, None, Pictures, Step, Steps, Text } from './ReportProgress.styles';

/** How a report was dealt with, the latest step first. */
export const ReportProgress = ({ steps }: { steps: StepView[] }) => (
  <Section id="progress" title="办理进度">
    {steps.length === 0 ? (
      <None>还没有办理记录，受理后会在这里更新。</None>
    ) : (
      <Steps role="list">
        {steps.map(({ id, office, text, createdAt, pictures }) => (
          <Step key={id}>
            <Meta>
              {createdAt !== undefined && (
                <time dateTime={toIsoTime(createdAt)}>{formatDateTime(createdAt)}</time>
              )}
              {office && <span>{office}</span>}
            </Meta>
            <Text>{text}</Text>
            {pictures.length > 0 && (
              <Pictures>
                <Island name="cluePictures" Component={ReportPictures} data={{ pictures }} />
              </Pictures>
            )}
          </Step>
        ))}
      </Steps>
    )}
  </Section>
);

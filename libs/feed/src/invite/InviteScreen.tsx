import { CardList } from '@share/content-cards';
import { Island } from '@share/islands';
import { Avatar, Button, ClauseTitle, FirstScreenEnd, Picture, Section } from '@share/ui';
import { titleWords } from '@share/ui/format';
import { InviteCode } from './InviteCode';
import { InviteRecord } from './InviteRecord';
import {
  Actions,
  Block,
  CodeBlock,
  Head,
  InviterLine,
  Note,
  PictureFrame,
  Root,
} from './InviteScreen.styles';
import { toInviteHeading } from './toInviteHeading';
import type { InviteView } from './toInviteView';

interface InviteScreenProps {
  invite: InviteView;
  siteName: string;
  siteOrigin: string;
  /** Where the offer of the app leads without scripts. */
  openAppHref: string;
}

const readingId = 'reading';

/** An invitation: its author, the code for the app, articles to read here, and the users who came by the user's own invitation. */
export const InviteScreen = ({ invite, siteName, siteOrigin, openAppHref }: InviteScreenProps) => {
  const { code, title, inviter, description, expiry, picture, posts } = invite;
  const { line, heading } = toInviteHeading(title, inviter.name, siteName);
  return (
    <Root>
      <Head>
        <Avatar name={inviter.name} src={inviter.avatar} size={64} />
        {line && <InviterLine>{line}</InviterLine>}
        <ClauseTitle as="h1" text={heading} words={titleWords(heading)} />
      </Head>
      {picture && (
        <PictureFrame>
          <Picture {...picture} alt="" slot="column" ratio="3/2" priority />
        </PictureFrame>
      )}
      <CodeBlock>
        <Island name="inviteCode" Component={InviteCode} data={{ code }} />
        {description && <Note>{description}</Note>}
        {expiry && <Note>有效期至 {expiry}</Note>}
      </CodeBlock>
      <Actions>
        <Button variant="fill" wide href={openAppHref} data-open-app="">
          打开App，填写邀请码
        </Button>
        {posts.length > 0 && (
          <Button variant="text" wide href={`#${readingId}`}>
            先在这里看看
          </Button>
        )}
      </Actions>
      <FirstScreenEnd />
      {posts.length > 0 && (
        <Block>
          <Section id={readingId} title="大家在读">
            <CardList cards={posts} />
          </Section>
        </Block>
      )}
      <Block>
        <Section id="record" title="我的邀请">
          <Island name="inviteRecord" Component={InviteRecord} data={{ siteOrigin }} />
        </Section>
      </Block>
    </Root>
  );
};

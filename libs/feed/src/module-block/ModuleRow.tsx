import { unsupportedModule } from '@share/environment';
import { Chip, SlotImage } from '@share/ui';
import { useFeedServices } from '../data/FeedServices';
import type { ModuleView } from '../data/FeedViews';
import { feedPaths } from '../moving/feedPaths';
import { RouteLink } from '../moving/RouteLink';
import { AppMark, Item, Modules, Root } from './ModuleRow.styles';

const Entry = ({ module: { id, title, icon, target } }: { module: ModuleView }) => {
  const { page } = useFeedServices();
  const content = (
    <>
      {icon !== undefined && <SlotImage src={icon} alt="" slot={18} />}
      {title}
    </>
  );
  switch (target.kind) {
    case 'content':
      return (
        <Chip href={feedPaths.module(id)} Link={RouteLink}>
          {content}
        </Chip>
      );
    case 'link':
      return <Chip href={target.href}>{content}</Chip>;
    case 'unsupported':
      return (
        <Chip onClick={() => page.toast(unsupportedModule)}>
          {content}
          <AppMark>App</AppMark>
        </Chip>
      );
  }
};

/** All blocks of a channel in a row; those that only the app has say so, and are answered by a message (spec §2). */
export const ModuleRow = ({ modules }: { modules: ModuleView[] }) => (
  <Root>
    <Modules role="list" aria-label="栏目">
      {modules.map((module) => (
        <Item key={module.id}>
          <Entry module={module} />
        </Item>
      ))}
    </Modules>
  </Root>
);

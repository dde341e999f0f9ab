import { Title } from './PageHead.styles';

/** The heading of a page that is a list. */
export const PageHead = ({ title }: { title: string }) => <Title>{title}</Title>;

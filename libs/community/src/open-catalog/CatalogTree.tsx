import { ChapterLink, Count, Level, Title } from './CatalogTree.styles';
import type { TreeNode } from './toCatalogTree';

interface CatalogTreeProps {
  nodes: TreeNode[];
  /** The chapter that the page shows. */
  currentId: string;
}

/** Chapters as a nested list of links. */
export const CatalogTree = ({ nodes, currentId }: CatalogTreeProps) => (
  <Level role="list">
    {nodes.map(({ id, title, href, count, children }) => (
      <li key={id}>
        <ChapterLink href={href} aria-current={id === currentId ? 'page' : undefined}>
          <Title>{title}</Title>
          {count !== undefined && <Count>{count} 条</Count>}
        </ChapterLink>
        {children.length > 0 && <CatalogTree nodes={children} currentId={currentId} />}
      </li>
    ))}
  </Level>
);

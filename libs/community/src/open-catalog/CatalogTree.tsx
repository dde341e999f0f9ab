import styles from './CatalogTree.module.css';
import type { TreeNode } from './toCatalogTree';

interface CatalogTreeProps {
  nodes: TreeNode[];
  /** The chapter that the page shows. */
  currentId: string;
}

/** Chapters as a nested list of links. */
export const CatalogTree = ({ nodes, currentId }: CatalogTreeProps) => (
  <ol className={styles.level} role="list">
    {nodes.map(({ id, title, href, count, children }) => (
      <li key={id}>
        <a href={href} aria-current={id === currentId ? 'page' : undefined}>
          <span>{title}</span>
          {count !== undefined && <small>{count} 条</small>}
        </a>
        {children.length > 0 && <CatalogTree nodes={children} currentId={currentId} />}
      </li>
    ))}
  </ol>
);

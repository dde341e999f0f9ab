import type { CommentSort } from '../data/commentKeys';
import * as S from './CommentSorting.styles';

interface CommentSortingProps {
  sort: CommentSort;
  onChange: (sort: CommentSort) => void;
}

const sorts = [
  ['new', '最新'],
  ['hot', '最热'],
] as const;

/** The order of the comments (R68). */
export const CommentSorting = ({ sort, onChange }: CommentSortingProps) => (
  <S.Sorts role="group" aria-label="排序">
    {sorts.map(([value, label]) => (
      <button key={value} type="button" aria-pressed={value === sort} onClick={() => onChange(value)}>
        {label}
      </button>
    ))}
  </S.Sorts>
);

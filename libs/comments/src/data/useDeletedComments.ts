import { useSharedStore } from '@share/islands';
import { useStore } from 'zustand/react';

/** The comments that were deleted on this page: lists that were read before still hold them. */
export const useDeletedComments = (postId: string) => {
  const store = useSharedStore<{ ids: readonly string[] }>(`comments:deleted:${postId}`, () => ({ ids: [] }));
  const { ids } = useStore(store);
  return {
    /** Those of a list that are still there. */
    withoutDeleted: <Entry extends { id: string }>(comments: Entry[]): Entry[] =>
      ids.length === 0 ? comments : comments.filter(({ id }) => !ids.includes(id)),
    add: (id: string) => store.setState(({ ids: before }) => ({ ids: [...before, id] })),
  };
};

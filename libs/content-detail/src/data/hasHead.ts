interface Head {
  post_id: string;
  title: string;
}

/** Whether an answer is an item at all: every item has its id and a title. */
export const hasHead = <Item extends Head>(answer: Partial<Item> | null): answer is Item =>
  typeof answer?.post_id === 'string' && typeof answer.title === 'string';

import { nextTask } from './nextTask';

it('comes after what the browser has to do in this task', async () => {
  const order: string[] = [];
  const next = nextTask().then(() => order.push('next task'));
  await Promise.resolve().then(() => order.push('this task'));
  await next;
  expect(order).toEqual(['this task', 'next task']);
});

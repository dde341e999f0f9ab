import { startPageScript } from '@share/environment/testing';
import { screen } from '@testing-library/dom';
import { offerReload } from './offerReload';

test('says once that the page is out of date, inside an open dialog, and reloads at a tap only', () => {
  const { emit } = startPageScript();
  const reload = jest.fn();
  offerReload(window, reload);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  emit('codeGone');
  expect(screen.getByRole('alert')).toHaveTextContent('页面已更新');
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  emit('codeGone');
  expect(document.querySelector('dialog')).toContainElement(screen.getByRole('alert'));
  expect(reload).not.toHaveBeenCalled();
  screen.getByRole('button', { name: '重新加载' }).click();
  expect(reload).toHaveBeenCalledTimes(1);
});

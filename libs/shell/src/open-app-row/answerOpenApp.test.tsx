import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteFixture } from '../../testing/siteFixture';
import { answerOpenApp } from './answerOpenApp';
import { OpenAppRow } from './OpenAppRow';

const openApp = jest.fn(() => Promise.resolve());
const assign = jest.fn();
answerOpenApp({ document, location: { assign } as never }, openApp);

const open = async () => userEvent.click(screen.getByRole('link', { name: '打开' }));

test('the row after the text opens the app, although it has no code of its own', async () => {
  render(<OpenAppRow site={siteFixture} contentType="article" />);
  await open();
  expect(openApp).toHaveBeenCalledTimes(1);
  expect(assign).not.toHaveBeenCalled();
});

test('without the code the link goes where it leads', async () => {
  openApp.mockRejectedValueOnce(new Error('offline'));
  render(<OpenAppRow site={siteFixture} contentType="article" />);
  await open();
  expect(assign).toHaveBeenCalledWith(siteFixture.openAppHref);
});

test('a tap that a live part has answered is left alone', async () => {
  openApp.mockClear();
  render(
    <div onClick={(event) => event.preventDefault()}>
      <OpenAppRow site={siteFixture} contentType="article" />
    </div>,
  );
  await open();
  expect(openApp).not.toHaveBeenCalled();
});

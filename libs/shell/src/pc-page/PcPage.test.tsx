import { createPageActions } from '@share/islands/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteFixture } from '../../testing/siteFixture';
import { ComplaintEntry } from './ComplaintEntry';
import { PcPage } from './PcPage';
import { PhoneHandOver } from './PhoneHandOver';

const address = 'https://m.example.com/davmu/share/peony/doc/2026/10/wetland1/index.html';
const rule = { allowedHosts: ['www.example.com'] };

test('names the site and frames the page', () => {
  render(<PcPage site={siteFixture} target="/davmu/share/?group=a" handOver="二维码" />);
  expect(screen.getByRole('heading', { level: 1, name: '云浦新闻' })).toBeInTheDocument();
  expect(screen.getByTitle(/手机上的样子/)).toHaveAttribute('src', '/davmu/share/?group=a');
  expect(screen.getByRole('link', { name: '用户协议' })).toHaveAttribute(
    'href',
    '/davmu/agreement/user_agreement',
  );
});

test('投诉举报 is about the item in the frame', async () => {
  const report = jest.fn();
  const target = { type: 'content', id: 'wetland1' } as const;
  const complaint = <ComplaintEntry target={target} page={createPageActions({ report })} />;
  render(<PcPage site={siteFixture} target="/" handOver="" complaint={complaint} />);
  await userEvent.click(screen.getByRole('button', { name: '投诉举报' }));
  expect(report).toHaveBeenCalledWith(target);
});

test('draws a code that stands for the address, and copies the link', async () => {
  const copyLink = jest.fn();
  render(<PhoneHandOver address={address} rule={rule} page={createPageActions({ copyLink })} />);
  const code = await screen.findByRole('img', { name: '这篇内容的二维码' });
  expect(code.querySelectorAll('rect').length).toBeGreaterThan(200);
  await userEvent.click(screen.getByRole('button', { name: '复制链接' }));
  expect(copyLink).toHaveBeenCalledTimes(1);
});

test('goes where a framed page of the site asks it to, and nowhere else', async () => {
  const leaveFor = jest.fn();
  render(<iframe title="页面" />);
  const frame = screen.getByTitle<HTMLIFrameElement>('页面').contentWindow;
  render(<PhoneHandOver address={address} rule={rule} page={createPageActions()} leaveFor={leaveFor} />);
  await screen.findByRole('img');
  const tell = (origin: string, source: Window | null = frame) =>
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', {
            origin,
            source,
            data: { type: 'changeRoute', pc_link: 'https://www.example.com/a' },
          }),
        ),
    );
  tell('https://evil.example');
  expect(leaveFor).not.toHaveBeenCalled();
  tell(window.location.origin, window);
  expect(leaveFor).not.toHaveBeenCalled();
  tell(window.location.origin);
  expect(leaveFor).toHaveBeenCalledWith('https://www.example.com/a');
});

test('R14: the page can be had without the phone around it', async () => {
  render(<PhoneHandOver address={address} rule={rule} page={createPageActions()} />);
  await screen.findByRole('img');
  expect(screen.getByRole('link', { name: '不用手机框，直接打开' })).toHaveAttribute('href', address);
});

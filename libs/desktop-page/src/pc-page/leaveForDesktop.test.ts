import { findDesktopRedirect } from './findDesktopRedirect';
import { leaveForDesktop } from './leaveForDesktop';

jest.mock('./findDesktopRedirect', () => ({ findDesktopRedirect: jest.fn() }));

const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/124.0.0.0 Safari/537.36';
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/124.0.0.0 Mobile Safari/537.36';

const article = '/davmu/share/peony/doc/2026/11/wetland1/index.html';

const visit = async (
  userAgent: string,
  [innerWidth, innerHeight]: [number, number],
  pathname: string = article,
) => {
  const replace = jest.fn();
  const location = { replace, pathname };
  const window = { navigator: { userAgent, maxTouchPoints: 0 }, innerWidth, innerHeight, location };
  await leaveForDesktop(window as unknown as Window, { clientUaToken: 'ShareApp', isPreview: false });
  return replace;
};

beforeEach(() => jest.mocked(findDesktopRedirect).mockReset().mockReturnValue('/davmu/share/pc?url=x'));

test('a phone held upright stays, without a closer look', async () => {
  expect(await visit(phone, [375, 667])).not.toHaveBeenCalled();
  expect(findDesktopRedirect).not.toHaveBeenCalled();
});

test.each<[string, string, [number, number]]>([
  ['a desktop', desktop, [800, 900]],
  ['a wide window', phone, [1280, 700]],
])('%s is led to /pc when the rule says so (R14)', async (_, agent, size) => {
  expect(await visit(agent, size)).toHaveBeenCalledWith('/davmu/share/pc?url=x');
  jest.mocked(findDesktopRedirect).mockReturnValue(null);
  expect(await visit(agent, size)).not.toHaveBeenCalled();
});

test.each(['/davmu/share/pc', '/davmu/share/PC/'])('a phone held upright at %s is led away', async (path) => {
  jest.mocked(findDesktopRedirect).mockReturnValue(article);
  expect(await visit(phone, [375, 667], path)).toHaveBeenCalledWith(article);
});

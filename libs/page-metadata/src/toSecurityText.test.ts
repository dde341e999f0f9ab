import { toSecurityText } from './toSecurityText';

test('says where weaknesses are reported, for half a year from now', () => {
  const options = { contact: 'mailto:security@example.com', siteOrigin: 'https://m.example.com' };
  expect(toSecurityText({ ...options, now: Date.UTC(2026, 10, 21, 9) })).toBe(
    [
      'Contact: mailto:security@example.com',
      'Expires: 2027-05-20T00:00:00.000Z',
      'Preferred-Languages: zh, en',
      'Canonical: https://m.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

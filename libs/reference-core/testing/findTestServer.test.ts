/** @jest-environment node */
import { findTestServer } from './findTestServer';

const localUrl = 'postgres://postgres:postgres@127.0.0.1:5432/postgres';
const testUrl = 'postgres://tests:word@db.example.com:6000/postgres';
const productUrl = 'postgres://share:secret@db.example.com/share';

const answers = () => true;

test('is on this machine unless TEST_DATABASE_URL names another', () => {
  expect(findTestServer({}, answers)).toEqual({ url: localUrl });
  expect(findTestServer({ TEST_DATABASE_URL: '' }, answers)).toEqual({ url: localUrl });
  expect(findTestServer({ TEST_DATABASE_URL: testUrl }, answers)).toEqual({ url: testUrl });
});

test('the server of the product is not even tried', () => {
  const isAnswering = jest.fn(answers);
  expect(findTestServer({ DATABASE_URL: productUrl }, isAnswering)).toEqual({ url: localUrl });
  expect(isAnswering.mock.calls).toEqual([[localUrl]]);
});

test.each([
  [undefined, 'postgres://share@localhost/share'],
  [undefined, 'postgresql://share@127.0.0.1:5432/share'],
  [undefined, 'postgres://share@[::1]/share'],
  [undefined, 'postgres:///share?host=/var/run/postgresql'],
  ['postgres://tests@DB.example.com:5432/postgres', productUrl],
])('no database is created at %s while the product uses %s', (TEST_DATABASE_URL, DATABASE_URL) => {
  const isAnswering = jest.fn(answers);
  expect(findTestServer({ TEST_DATABASE_URL, DATABASE_URL }, isAnswering)).toEqual({
    missing: 'DATABASE_URL names the same server, which tests never use',
  });
  expect(isAnswering).not.toHaveBeenCalled();
});

test.each(['postgres://share@localhost:6432/share', 'file:./development.db', 'mysql://localhost/share', ''])(
  'DATABASE_URL=%s is another server',
  (DATABASE_URL) => {
    expect(findTestServer({ DATABASE_URL }, answers)).toEqual({ url: localUrl });
  },
);

test('says where none answers, without a password', () => {
  const isAnswering = () => false;
  expect(findTestServer({}, isAnswering)).toEqual({ missing: 'no PostgreSQL answers at 127.0.0.1:5432' });
  expect(findTestServer({ TEST_DATABASE_URL: testUrl }, isAnswering)).toEqual({
    missing: 'no PostgreSQL answers at TEST_DATABASE_URL',
  });
});

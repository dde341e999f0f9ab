import { toImprint } from './toImprint';

test('a configuration that says nothing has no imprint', () => {
  expect(toImprint(undefined)).toBeUndefined();
  expect(toImprint({ record_no: ' ', licences: [], report_phones: ['javascript:'] })).toBeUndefined();
});

test('texts are plain, and telephones are numbers', () => {
  expect(
    toImprint({
      record_no: '云ICP备2026000001号-1',
      licences: ['<b>许可证</b> 1', ''],
      report_phones: ['12377', '0571-12345678', '110;ext=1'],
    }),
  ).toEqual({
    recordNo: '云ICP备2026000001号-1',
    licences: ['<b>许可证</b> 1'],
    phones: ['12377', '0571-12345678'],
  });
});

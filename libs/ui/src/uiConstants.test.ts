import { uiConstants } from './uiConstants';

test('theme colour as the specification has it (§9)', () => {
  expect(uiConstants).toMatchObject({ defaultThemeColour: '#FF4A26' });
});

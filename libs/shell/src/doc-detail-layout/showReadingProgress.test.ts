import { showReadingProgress } from './showReadingProgress';

test('the bar grows with what has been read; a page without one is left unchanged', () => {
  showReadingProgress(10);
  document.body.innerHTML = '<i data-reading-progress></i>';
  showReadingProgress(45);
  expect(document.querySelector('i')?.style.transform).toBe('scaleX(0.45)');
});

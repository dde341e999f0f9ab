import { createHlsRecovery } from './createHlsRecovery';

const start = (isOnline = true) => {
  const done: string[] = [];
  const recovery = createHlsRecovery(
    {
      resume: () => done.push('resume'),
      recoverMediaError: () => done.push('recover'),
      swapAudioCodec: () => done.push('swap'),
    },
    { isOnline: () => isOnline, onLost: () => done.push('lost') },
  );
  return { recovery, done };
};

test.each([
  [['networkError'], ['resume']],
  [Array(4).fill('networkError'), ['resume', 'resume', 'resume', 'lost']],
  [['mediaError'], ['recover']],
  [Array(3).fill('mediaError'), ['recover', 'swap', 'recover', 'lost']],
  [['otherError'], ['lost']],
])('%j is answered by %j', (faults, answers) => {
  const { recovery, done } = start();
  for (const fault of faults) recovery.onFatal(fault);
  expect(done).toEqual(answers);
});

test('without a network it waits', () => {
  const { recovery, done } = start(false);
  for (let fault = 0; fault < 9; fault += 1) recovery.onFatal('networkError');
  expect(done).toEqual([]);
});

test('network faults count anew once something has arrived', () => {
  const { recovery, done } = start();
  for (let fault = 0; fault < 3; fault += 1) recovery.onFatal('networkError');
  recovery.onProgress();
  recovery.onFatal('networkError');
  expect(done).not.toContain('lost');
});

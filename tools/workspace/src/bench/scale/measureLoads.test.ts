import { measureLoads } from './measureLoads.mjs';

test('a unit costs what a load takes more than rest', async () => {
  let spent = 0;
  let passed = 0;
  /** At rest the process needs 2 ms in a second. */
  const pass = async (ms: number) => {
    passed += ms / 1_000;
    spent += (ms / 1_000) * 2;
  };
  const meter = {
    over: async <Result>(work: () => Promise<Result>) => {
      const before = { spent, passed };
      const result = await work();
      return { result, seconds: passed - before.passed, cpu: { hub: spent - before.spent } };
    },
  };
  let written = 0;
  const { units, perUnitUs, perUnit } = await measureLoads({
    meter,
    names: ['hub'] as const,
    loads: [10, 100],
    restSeconds: 5,
    run: async (load) => {
      await pass(4_000);
      // What comes one by one costs more.
      spent += load * (load === 10 ? 0.3 : 0.1);
      written += load * 3;
      return load;
    },
    counts: { bytes: async () => written },
    wait: pass,
  });
  expect(units).toEqual([10, 100]);
  expect(perUnitUs.hub.map((us) => Math.round(us))).toEqual([300, 100]);
  expect(perUnit.bytes).toEqual([3, 3]);
});

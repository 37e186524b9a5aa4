import { kilometresBetween, type Point } from './index.ts';

const GUADALAJARA: Point = { latitude: 20.67, longitude: -103.35 };
const MEXICO_CITY: Point = { latitude: 19.43, longitude: -99.13 };

test('a distance is that over the ground, in both directions', () => {
  const km = kilometresBetween(GUADALAJARA, MEXICO_CITY);
  expect(Math.round(km)).toBe(462);
  expect(kilometresBetween(MEXICO_CITY, GUADALAJARA)).toBeCloseTo(km);
  expect(kilometresBetween(GUADALAJARA, GUADALAJARA)).toBe(0);
});

test('opposite points are half the circumference apart', () => {
  for (let latitude = -90; latitude <= 90; latitude += 0.5) {
    const km = kilometresBetween({ latitude, longitude: 77.3 }, { latitude: -latitude, longitude: -102.7 });
    expect(km).toBeCloseTo(Math.PI * 6_371);
  }
});

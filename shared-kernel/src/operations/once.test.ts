import { once } from './once.ts';

describe('a value made when it is first used', () => {
  it('is not made before it is asked for, and only once', () => {
    const make = jest.fn(() => ({ made: true }));
    const value = once(make);
    expect(make).not.toHaveBeenCalled();
    expect(value()).toBe(value());
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('is made once also when it is nothing', () => {
    const make = jest.fn(() => undefined);
    const value = once(make);
    value();
    value();
    expect(make).toHaveBeenCalledTimes(1);
  });
});

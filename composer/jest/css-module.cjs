/** CSS Modules in tests: each class has the name it is written with. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : name) });

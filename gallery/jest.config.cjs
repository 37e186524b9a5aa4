module.exports = require('@chamba/composer/jest');

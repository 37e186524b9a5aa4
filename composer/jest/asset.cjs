/** What importing an image, a font or a global style gives in a test: some address. */
module.exports = 'asset';

/** Limits of pictures of goods, the same for the form and the server. */

/** What a phone's camera makes fits. */
export const MOST_PICTURE_MIB = 12;
/** Of the picture as it is stored; no page shows it larger. */
export const PICTURE_SIDE = 800;
/** In millions. A file of a few kilobytes can say that it holds billions. */
export const MOST_MEGAPIXELS = 50;
/** Of a picture that is unpacked as a whole before it can be made smaller (progressive, interlaced). */
export const MOST_PROGRESSIVE_MEGAPIXELS = 20;
/** Of one event, those of forms that were never saved included. */
export const MOST_PICTURES = 300;

export { parsePictureService } from './parsePictureService.server';
export { createPictureSizes } from './picture-sizes/createPictureSizes.server';
export { withSmallerPictures } from './withSmallerPictures';

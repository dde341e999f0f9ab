export { type ImageViewerOptions, openImageViewer, type ViewerPicture } from './image-viewer/openImageViewer';

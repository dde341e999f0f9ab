export { openImageViewer } from './image-viewer/openImageViewer';

import { cutText } from '@share/safety';

/** Downloads a picture; only in the handler of a tap. @param name of the file, without its ending */
export const savePicture = (src: string, name: string): void => {
  const link = document.createElement('a');
  link.href = src;
  link.download = `${cutText(name, 40)}.jpg`;
  link.click();
};

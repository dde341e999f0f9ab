import { createIcon } from './createIcon';

/* Icons of the controls that a visitor can use first: bar, masthead, login. They come with the code of these. */

const user = 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6';
const star = 'M12 4l2.5 5.1 5.6.8-4.1 4 1 5.6-5-2.7-5 2.7 1-5.6-4.1-4 5.6-.8z';
export const CloseIcon = /* @__PURE__ */ createIcon('M6 6l12 12M18 6L6 18');
export const MenuIcon = /* @__PURE__ */ createIcon('M4 7h16M4 12h16M4 17h10');
export const UserIcon = /* @__PURE__ */ createIcon(user);
export const CommentIcon = /* @__PURE__ */ createIcon(
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v9a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 3.5V17h-2A1.5 1.5 0 0 1 4 15.5v-9A1.5 1.5 0 0 1 5.5 5z',
);
export const StarIcon = /* @__PURE__ */ createIcon(star);
export const LikeIcon = /* @__PURE__ */ createIcon(
  'M7.5 10.5V20H5a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1zM7.5 10.5l3.7-6.3a1.9 1.9 0 0 1 2.3 1.9V9.5h4.8a1.7 1.7 0 0 1 1.7 2l-1.2 7a1.8 1.8 0 0 1-1.8 1.5H7.5',
);
export const ShareIcon = /* @__PURE__ */ createIcon(
  'M14 5l6 5.5-6 5.5v-3.3c-4.5 0-7.5 1.3-10 4.8.6-5 3.5-8.6 10-9.3z',
);
export const TextSizeIcon = /* @__PURE__ */ createIcon(
  'M4 18.5L9 6l5 12.5M5.7 14.5h6.6M15.5 18.5l2.8-7.5 2.7 7.5M16.4 16h3.8',
);
export const WechatIcon = /* @__PURE__ */ createIcon(
  'M9.5 4.5c-3.6 0-6.5 2.3-6.5 5.2 0 1.6.9 3 2.3 4L4.7 16l2.5-1.3c.7.2 1.5.3 2.3.3M21 14.3c0-2.5-2.5-4.5-5.6-4.5s-5.6 2-5.6 4.5 2.5 4.5 5.6 4.5c.7 0 1.4-.1 2-.3l2.2 1.2-.5-2c1.2-.8 1.9-2 1.9-3.4zM7.5 8.5h.01M11.5 8.5h.01M13.5 13.5h.01M17.3 13.5h.01',
);
export const StarFilledIcon = /* @__PURE__ */ createIcon(star, 'filled');
export const UserFilledIcon = /* @__PURE__ */ createIcon(user, 'filled');
export const AlertIcon = /* @__PURE__ */ createIcon(
  'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM12 8v4.8M12 15.9h.01',
);
export const CheckIcon = /* @__PURE__ */ createIcon('M5 12.5l4.5 4.5L19 7.5');

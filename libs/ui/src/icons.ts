import { createIcon } from './icons/createIcon';

export type { Icon } from './icons/createIcon';
export {
  CheckIcon,
  AlertIcon,
  CloseIcon,
  CommentIcon,
  LikeIcon,
  MenuIcon,
  ShareIcon,
  StarFilledIcon,
  StarIcon,
  TextSizeIcon,
  UserFilledIcon,
  UserIcon,
  WechatIcon,
} from './icons/firstIcons';

const home = 'M4 11l8-7 8 7v8.5a.5.5 0 0 1-.5.5H14v-6h-4v6H4.5a.5.5 0 0 1-.5-.5z';
const play = 'M8 5.2v13.6l11-6.8z';
const video =
  'M4.5 6h10a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6zM16 10.5l5-2.8v8.6l-5-2.8';
const bell = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4';
export const BackIcon = /* @__PURE__ */ createIcon('M15 5l-7 7 7 7');
export const NextIcon = /* @__PURE__ */ createIcon('M9 5l7 7-7 7');
export const DownIcon = /* @__PURE__ */ createIcon('M5 9l7 7 7-7');
export const UpIcon = /* @__PURE__ */ createIcon('M5 15l7-7 7 7');
export const MoreIcon = /* @__PURE__ */ createIcon('M6 12h.01M12 12h.01M18 12h.01');
export const SearchIcon = /* @__PURE__ */ createIcon(
  'M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM16.2 16.2L20.5 20.5',
);
export const HomeIcon = /* @__PURE__ */ createIcon(home);
export const PlayIcon = /* @__PURE__ */ createIcon(play);
export const PauseIcon = /* @__PURE__ */ createIcon('M8.5 5.5v13M15.5 5.5v13');
export const VideoIcon = /* @__PURE__ */ createIcon(video);
export const LiveIcon = /* @__PURE__ */ createIcon(
  'M12 10.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3zM8.2 15.8a5.4 5.4 0 0 1 0-7.6M15.8 8.2a5.4 5.4 0 0 1 0 7.6M5.3 18.7a9.5 9.5 0 0 1 0-13.4M18.7 5.3a9.5 9.5 0 0 1 0 13.4',
);
export const HeadphoneIcon = /* @__PURE__ */ createIcon(
  'M4 17v-4a8 8 0 0 1 16 0v4M4 15.5h2.5a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H5.5A1.5 1.5 0 0 1 4 19zM20 15.5h-2.5a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h1A1.5 1.5 0 0 0 20 19z',
);
export const ImageIcon = /* @__PURE__ */ createIcon(
  'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5zM3.8 16.5l5-4.5 4 3.5 3-2.5 4.5 3.5M15.5 8.5h.01',
);
export const LinkIcon = /* @__PURE__ */ createIcon(
  'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.8 6.5M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.3-1.3',
);
export const PosterIcon = /* @__PURE__ */ createIcon(
  'M6 3.5h12A1.5 1.5 0 0 1 19.5 5v14a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19V5A1.5 1.5 0 0 1 6 3.5zM4.5 13.5h15M8 17h4M15.5 17h.01',
);
export const FlagIcon = /* @__PURE__ */ createIcon('M5.5 21V4.5M5.5 5c4-2 7 2 13 0v8.5c-6 2-9-2-13 0');
export const MoonIcon = /* @__PURE__ */ createIcon('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z');
export const DownloadIcon = /* @__PURE__ */ createIcon('M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14');
export const ClockIcon = /* @__PURE__ */ createIcon('M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM12 8v4.3l2.8 1.7');
export const PinIcon = /* @__PURE__ */ createIcon(
  'M12 21c4.5-4.8 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2 6.2 6.5 11zM12 7.8a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 0 0 0-4.6z',
);
export const BellIcon = /* @__PURE__ */ createIcon(bell);
export const EyeIcon = /* @__PURE__ */ createIcon(
  'M2.5 12c2.5-4.5 5.7-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM12 9.3a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 0 0 0-5.4z',
);
export const ListIcon = /* @__PURE__ */ createIcon(
  'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
);
export const FullscreenIcon = /* @__PURE__ */ createIcon(
  'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
);
export const PictureInPictureIcon = /* @__PURE__ */ createIcon(
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM12.5 12h5v3.5h-5z',
);
export const Back15Icon = /* @__PURE__ */ createIcon('M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4.5V9H9');
export const Forward15Icon = /* @__PURE__ */ createIcon(
  'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
);
export const SkipForwardIcon = /* @__PURE__ */ createIcon('M6 6v12l9-6zM18 6v12');
export const OfflineIcon = /* @__PURE__ */ createIcon(
  'M3 9.5a13 13 0 0 1 18 0M6.3 13a8.3 8.3 0 0 1 11.4 0M9.5 16.3a3.7 3.7 0 0 1 5 0M12 19.5h.01M4 4l16 16',
);
export const PhoneIcon = /* @__PURE__ */ createIcon(
  'M8 3.5h8A1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5zM11 17.5h2',
);
export const TopicIcon = /* @__PURE__ */ createIcon('M9 4.5L7 19.5M17 4.5l-2 15M4.5 9h15.5M4 15h15.5');
export const ScaleIcon = /* @__PURE__ */ createIcon(
  'M12 4.5v15M8 19.5h8M5 7.5h14M5 7.5l-2.5 6a2.7 2.7 0 0 0 5 0zM19 7.5l-2.5 6a2.7 2.7 0 0 0 5 0z',
);
export const GridIcon = /* @__PURE__ */ createIcon(
  'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
);
export const EditIcon = /* @__PURE__ */ createIcon(
  'M4.5 19.5l1-4L15.8 5.2a1.5 1.5 0 0 1 2.1 0l.9.9a1.5 1.5 0 0 1 0 2.1L8.5 18.5z',
);
export const ExternalIcon = /* @__PURE__ */ createIcon(
  'M13.5 5H19v5.5M19 5l-8 8M16.5 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1h4',
);
export const PlayFilledIcon = /* @__PURE__ */ createIcon(play, 'filled');
export const HomeFilledIcon = /* @__PURE__ */ createIcon(home, 'filled');
export const VideoFilledIcon = /* @__PURE__ */ createIcon(video, 'filled');
export const BellFilledIcon = /* @__PURE__ */ createIcon(bell, 'filled');

export { loadLiveRoomPage } from './loadLiveRoomPage.server';

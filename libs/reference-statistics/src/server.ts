export { createFileSink } from './sinks/createFileSink.server';

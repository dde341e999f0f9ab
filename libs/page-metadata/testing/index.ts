export { richResultProblems, type DataNode } from './richResults';

import styled from 'styled-components';

/** The rules of PhotoSwipe's own style sheet that it needs; its controls are replaced by those of the viewer. */
export const Pictures = styled.div`
  .pswp {
    position: absolute;
    inset: 0;
    overflow: hidden;
    opacity: 0.003;
    outline: 0;
    touch-action: none;
    contain: layout style size;
  }

  .pswp__bg {
    background: #000;
  }

  .pswp__scroll-wrap,
  .pswp__bg,
  .pswp__container,
  .pswp__item,
  .pswp__content,
  .pswp__img,
  .pswp__zoom-wrap {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
  }

  .pswp__scroll-wrap,
  .pswp__item {
    overflow: hidden;
  }

  .pswp__item {
    z-index: 1;
  }

  .pswp__img,
  .pswp__zoom-wrap {
    width: auto;
    height: auto;
  }

  .pswp__img {
    max-width: none;
    user-select: none;
    -webkit-user-select: none;
  }

  div.pswp__img--placeholder {
    background: #1f1f22;
  }

  .pswp__content {
    pointer-events: none;
  }

  .pswp__content > * {
    pointer-events: auto;
  }

  .pswp__error-msg-container {
    display: grid;
  }

  .pswp__error-msg {
    margin: auto;
    color: #a9a7ac;
  }

  .pswp__top-bar,
  .pswp__hidden {
    display: none !important;
  }
`;
